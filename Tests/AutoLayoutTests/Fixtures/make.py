#!/usr/bin/env python3
"""Random layouts that can be satisfied, and the least total error of each priority as scipy's linprog finds it.

    python3 -m venv venv && venv/bin/pip install scipy==1.17.1
    venv/bin/python make.py

writes chains.txt, grids.txt, nested.txt, mixed.txt and ladders.txt beside this file. Each priority is one linear
program (HiGHS): least sum of errors, with the sums of the priorities above it held at their optimum.

A layout is a block of lines:

    layout NAME
    item PARENT                                    a view; PARENT is - for the root
    item PARENT W HUG RESIST H HUG RESIST          the same with an intrinsic size (- for none) and its priorities
    ITEM.ATTRIBUTE REL ITEM.ATTRIBUTE MULTIPLIER CONSTANT PRIORITY
    ITEM.ATTRIBUTE REL CONSTANT PRIORITY
    = PRIORITY ERROR PRIORITY ERROR ...            without the priorities whose error is 0
"""
import os
import random

import numpy as np
from scipy.optimize import linprog

FORMS = {  # attribute: axis, factor of the origin, factor of the length
    "left": (0, 1, 0), "right": (0, 1, 1), "centerX": (0, 1, 0.5), "width": (0, 0, 1),
    "top": (1, 1, 0), "bottom": (1, 1, 1), "centerY": (1, 1, 0.5), "height": (1, 0, 1),
}
PLACES = [["left", "right", "centerX"], ["top", "bottom", "centerY"]]
SIZES = ["width", "height"]
PRIORITIES = [999.5, 999, 751, 750, 500, 251, 250, 51, 49]


class Layout:
    def __init__(self):
        self.items, self.rules = [], []

    def item(self, parent, size=None):
        self.items.append((parent, size))
        return len(self.items) - 1

    def rule(self, first, attribute, relation, constant, priority=1000, second=None, other=None, multiplier=1):
        self.rules.append((first, attribute, relation, second, other, multiplier, constant, priority))

    def rows(self):
        """(coefficients, constant, priority above 0, priority below 0)"""
        count = 4 * len(self.items)

        def put(row, item, attribute, factor):
            axis, origin, length = FORMS[attribute]
            row[4 * item + 2 * axis] += factor * origin
            row[4 * item + 2 * axis + 1] += factor * length

        for first, attribute, relation, second, other, multiplier, constant, priority in self.rules:
            row = np.zeros(count)
            put(row, first, attribute, 1)
            if second is not None:
                put(row, second, other, -multiplier)
            yield row, constant, priority if relation != ">" else 0, priority if relation != "<" else 0
        for index, (_, size) in enumerate(self.items):
            for axis in range(2):
                if size and size[3 * axis] is not None:
                    row = np.zeros(count)
                    row[4 * index + 2 * axis + 1] = 1
                    yield row, size[3 * axis], size[3 * axis + 1], size[3 * axis + 2]

    def solve(self):
        """Errors by priority; None where the required rules contradict each other."""
        rows = list(self.rows())
        count = 4 * len(self.items)
        extra = 2 * len(rows)
        width = count + extra  # variables, then each row's error above and below
        equations, values = [], []
        for index, (row, constant, _, _) in enumerate(rows):
            line = np.zeros(width)
            line[:count] = row
            line[count + 2 * index] = -1
            line[count + 2 * index + 1] = 1
            equations.append(line)
            values.append(constant)
        bounds = [(0, None) if v % 2 else (None, None) for v in range(count)] + [(0, None)] * extra
        for index, (parent, _) in enumerate(self.items):
            if parent is None:
                bounds[4 * index] = bounds[4 * index + 2] = (0, 0)
        costs = {}
        for index, (_, _, above, below) in enumerate(rows):
            for side, priority in enumerate((above, below)):
                if priority >= 1000:
                    bounds[count + 2 * index + side] = (0, 0)
                elif priority:
                    costs.setdefault(priority, np.zeros(width))[count + 2 * index + side] = 1
        limits, bests, result = [], [], {}
        if not costs:
            costs[1] = np.zeros(width)
        for priority in sorted(costs, reverse=True):
            answer = linprog(
                costs[priority], A_ub=np.array(limits) if limits else None, b_ub=bests or None,
                A_eq=np.array(equations), b_eq=values, bounds=bounds, method="highs",
                options={"primal_feasibility_tolerance": 1e-9, "dual_feasibility_tolerance": 1e-9})
            if answer.status == 2 and not limits:
                return None
            if answer.status != 0:
                raise RuntimeError(answer.message)
            result[priority] = answer.fun
            limits.append(costs[priority])
            bests.append(answer.fun + 1e-8)
        return result

    def text(self, name, errors):
        show = lambda value: "-" if value is None else f"{value:g}"
        lines = [f"layout {name}"]
        for parent, size in self.items:
            head = f"item {show(parent)}"
            lines.append(head if size is None else head + " " + " ".join(show(part) for part in size))
        for first, attribute, relation, second, other, multiplier, constant, priority in self.rules:
            tail = f"{show(constant)} {show(priority)}"
            if second is not None:
                tail = f"{second}.{other} {multiplier!r} " + tail
            lines.append(f"{first}.{attribute} {relation} {tail}")
        found = " ".join(f"{p:g} {e:.5f}".rstrip("0").rstrip(".") for p, e in errors.items() if e > 5e-6)
        return "\n".join(lines + [f"= {found}".rstrip()]) + "\n"


def half(random, low, high):
    return random.randint(2 * low, 2 * high) / 2


def content(random, both=True):
    """The intrinsic size of a label or a picture."""
    def side(low, high):
        return [half(random, low, high), random.choice([250, 251, 250, 750, 49]), random.choice([750, 749, 750, 751, 999])]
    size = side(5, 160) + side(10, 45)
    return size if both else size[:3] + [None, 250, 750]


def root(layout, random):
    item = layout.item(None)
    layout.rule(item, "width", "=", random.choice([320, 343, 375, 414, 100]))
    if random.random() < 0.6:
        layout.rule(item, "height", "=", half(random, 30, 200), random.choice([1000, 999]))
    else:
        layout.rule(item, "height", "=", 0, 50)
    return item


def chain(random):
    layout = Layout()
    top = root(layout, random)
    axis = random.randint(0, 1)
    start, end = PLACES[axis][:2]
    crossed = PLACES[1 - axis]
    before, attribute = top, start
    for _ in range(random.randint(2, 7)):
        item = layout.item(top, content(random) if random.random() < 0.85 else None)
        layout.rule(item, start, random.choice("==>"), half(random, 0, 12), random.choice([1000, 1000, 999, 750]),
                    before, attribute)
        side = random.choice(crossed)
        layout.rule(item, side, "=", 0, random.choice([1000, 750]), top, side)
        layout.rule(item, crossed[0], ">", 0, 1000, top, crossed[0])
        before, attribute = item, end
    layout.rule(before, end, random.choice("=<"), -half(random, 0, 12), random.choice([1000, 999, 751, 250]), top, end)
    return layout


def grid(random):
    layout = Layout()
    top = root(layout, random)
    columns, rows = random.randint(2, 4), random.randint(2, 3)
    items = [[layout.item(top, content(random)) for _ in range(columns)] for _ in range(rows)]
    for r in range(rows):
        for c in range(columns):
            item = items[r][c]
            if c:
                layout.rule(item, "left", random.choice("=>"), 8, 1000, items[r][c - 1], "right")
            else:
                layout.rule(item, "left", "=", 16, 1000, top, "left")
            if r:
                layout.rule(item, "top", random.choice("=>"), 4, 1000, items[r - 1][c], "bottom")
                layout.rule(item, "left", "=", 0, random.choice([1000, 750, 500]), items[0][c], "left")
            else:
                layout.rule(item, "top", "=", half(random, 0, 12), 1000, top, "top")
            if random.random() < 0.4:
                layout.rule(item, "width", random.choice("=<>"), 0, random.choice(PRIORITIES), items[0][0], "width",
                            random.choice([1, 1, 0.5, 2, 0.75]))
        layout.rule(items[r][-1], "right", random.choice("=<"), -16, random.choice([1000, 999, 750]), top, "right")
    for c in range(columns):
        layout.rule(items[-1][c], "bottom", random.choice("=<"), -8, random.choice([1000, 999, 500]), top, "bottom")
    return layout


def nested(random):
    layout = Layout()
    level = [root(layout, random)]
    for depth in range(random.randint(2, 3)):
        inner = []
        for holder in level:
            before = None
            for _ in range(random.randint(1, 3 - depth)):
                leaf = depth > 0 and random.random() < 0.6
                item = layout.item(holder, content(random, random.random() < 0.8) if leaf else None)
                for start, end, chained in (("left", "right", True), ("top", "bottom", False)):
                    inset = half(random, 0, 10)
                    if chained and before is not None:
                        layout.rule(item, start, random.choice("=>"), inset, 1000, before, end)
                    else:
                        layout.rule(item, start, random.choice("==>"), inset, 1000, holder, start)
                    layout.rule(item, end, random.choice("=<<"), -inset, random.choice([1000, 999, 750, 251]), holder, end)
                if before is not None and random.random() < 0.5:
                    layout.rule(item, "width", "=", 0, random.choice(PRIORITIES), before, "width")
                before = item
                inner.append(item)
        level = inner
    return layout


def mixed(random):
    layout = Layout()
    top = root(layout, random)
    items = [top]
    for _ in range(random.randint(2, 6)):
        items.append(layout.item(top, content(random) if random.random() < 0.7 else None))
    for _ in range(random.randint(6, 18)):
        first = random.choice(items[1:])
        second = random.choice([item for item in items if item != first])
        priority = random.choice([1000] + PRIORITIES)
        kind = random.random()
        relation = random.choice("==<>")
        if kind < 0.6:
            places = random.choice(PLACES)
            layout.rule(first, random.choice(places), relation, half(random, -20, 20), priority, second,
                        random.choice(places), random.choice([1, 1, 1, 0.5, 1.5]))
        elif kind < 0.75:
            layout.rule(first, random.choice(SIZES), relation, half(random, 0, 90), priority)
        else:
            layout.rule(first, random.choice(SIZES), relation, half(random, -5, 20), priority, second,
                        random.choice(SIZES), random.choice([1, 0.5, 1.5, 2, 1.7777777777777777, 0.3333333333333333]))
    return layout


def ladder(random):
    """One view between many wishes, several at each priority."""
    layout = Layout()
    top = root(layout, random)
    items = [layout.item(top, content(random)) for _ in range(random.randint(1, 3))]
    for item in items:
        layout.rule(item, "left", ">", 0, 1000, top, "left")
        layout.rule(item, "right", "<", 0, 1000, top, "right")
    for _ in range(random.randint(8, 20)):
        item = random.choice(items)
        attribute = random.choice(["left", "right", "width", "centerX", "centerY", "height"])
        priority = random.choice([999, 750, 750, 500, 250, 250, 49])
        relation = random.choice("==<>")
        if attribute in SIZES:
            layout.rule(item, attribute, relation, half(random, 0, 200), priority)
        else:
            layout.rule(item, attribute, relation, half(random, -40, 40), priority, top, attribute)
    return layout


def main():
    folder = os.path.dirname(os.path.abspath(__file__))
    shapes = {"chains": (chain, 60), "grids": (grid, 35), "nested": (nested, 50), "mixed": (mixed, 100), "ladders": (ladder, 55)}
    for name, (shape, count) in shapes.items():
        source = random.Random(name)
        with open(os.path.join(folder, name + ".txt"), "w") as file:
            done = 0
            while done < count:
                layout = shape(source)
                errors = layout.solve()
                if errors is None:
                    continue
                file.write(layout.text(done, errors))
                done += 1


main()

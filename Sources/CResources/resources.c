// Made by Resources/embed: the files of Resources/ as bytes, in the order of their names.
#include "CResources.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char r0[] = {
#embed "../../Resources/Designs/checked-cell.json" suffix(, )
0};
static const unsigned char r1[] = {
#embed "../../Resources/Designs/icons/bin.svg" suffix(, )
0};
static const unsigned char r2[] = {
#embed "../../Resources/Designs/icons/heart.svg" suffix(, )
0};
static const unsigned char r3[] = {
#embed "../../Resources/Designs/icons/mark.svg" suffix(, )
0};
static const unsigned char r4[] = {
#embed "../../Resources/Designs/item-cell.json" suffix(, )
0};
static const unsigned char r5[] = {
#embed "../../Resources/Designs/row-actions.json" suffix(, )
0};
static const unsigned char r6[] = {
#embed "../../Resources/Designs/rules/accessory-off-centre-after.json" suffix(, )
0};
static const unsigned char r7[] = {
#embed "../../Resources/Designs/rules/accessory-off-centre-before.json" suffix(, )
0};
static const unsigned char r8[] = {
#embed "../../Resources/Designs/rules/accessory-over-actions-after.json" suffix(, )
0};
static const unsigned char r9[] = {
#embed "../../Resources/Designs/rules/accessory-over-actions-before.json" suffix(, )
0};
static const unsigned char r10[] = {
#embed "../../Resources/Designs/rules/action-no-label-after.json" suffix(, )
0};
static const unsigned char r11[] = {
#embed "../../Resources/Designs/rules/action-no-label-before.json" suffix(, )
0};
static const unsigned char r12[] = {
#embed "../../Resources/Designs/rules/action-title-hidden-after.json" suffix(, )
0};
static const unsigned char r13[] = {
#embed "../../Resources/Designs/rules/action-title-hidden-before.json" suffix(, )
0};
static const unsigned char r14[] = {
#embed "../../Resources/Designs/rules/action-title-truncated-after.json" suffix(, )
0};
static const unsigned char r15[] = {
#embed "../../Resources/Designs/rules/action-title-truncated-before.json" suffix(, )
0};
static const unsigned char r16[] = {
#embed "../../Resources/Designs/rules/actions-exceed-row-after.json" suffix(, )
0};
static const unsigned char r17[] = {
#embed "../../Resources/Designs/rules/actions-exceed-row-before.json" suffix(, )
0};
static const unsigned char r18[] = {
#embed "../../Resources/Designs/rules/ambiguous-height-after.json" suffix(, )
0};
static const unsigned char r19[] = {
#embed "../../Resources/Designs/rules/ambiguous-height-before.json" suffix(, )
0};
static const unsigned char r20[] = {
#embed "../../Resources/Designs/rules/ambiguous-layout-after.json" suffix(, )
0};
static const unsigned char r21[] = {
#embed "../../Resources/Designs/rules/ambiguous-layout-before.json" suffix(, )
0};
static const unsigned char r22[] = {
#embed "../../Resources/Designs/rules/clip-hides-actions-after.json" suffix(, )
0};
static const unsigned char r23[] = {
#embed "../../Resources/Designs/rules/clip-hides-actions-before.json" suffix(, )
0};
static const unsigned char r24[] = {
#embed "../../Resources/Designs/rules/clipped-after.json" suffix(, )
0};
static const unsigned char r25[] = {
#embed "../../Resources/Designs/rules/clipped-before.json" suffix(, )
0};
static const unsigned char r26[] = {
#embed "../../Resources/Designs/rules/content-under-accessory-after.json" suffix(, )
0};
static const unsigned char r27[] = {
#embed "../../Resources/Designs/rules/content-under-accessory-before.json" suffix(, )
0};
static const unsigned char r28[] = {
#embed "../../Resources/Designs/rules/contrast-after.json" suffix(, )
0};
static const unsigned char r29[] = {
#embed "../../Resources/Designs/rules/contrast-before.json" suffix(, )
0};
static const unsigned char r30[] = {
#embed "../../Resources/Designs/rules/corner-mismatch-after.json" suffix(, )
0};
static const unsigned char r31[] = {
#embed "../../Resources/Designs/rules/corner-mismatch-before.json" suffix(, )
0};
static const unsigned char r32[] = {
#embed "../../Resources/Designs/rules/does-not-adjust-after.json" suffix(, )
0};
static const unsigned char r33[] = {
#embed "../../Resources/Designs/rules/does-not-adjust-before.json" suffix(, )
0};
static const unsigned char r34[] = {
#embed "../../Resources/Designs/rules/double-title-after.json" suffix(, )
0};
static const unsigned char r35[] = {
#embed "../../Resources/Designs/rules/double-title-before.json" suffix(, )
0};
static const unsigned char r36[] = {
#embed "../../Resources/Designs/rules/fixed-height-after.json" suffix(, )
0};
static const unsigned char r37[] = {
#embed "../../Resources/Designs/rules/fixed-height-before.json" suffix(, )
0};
static const unsigned char r38[] = {
#embed "../../Resources/Designs/rules/full-height-design-on-26-after.json" suffix(, )
0};
static const unsigned char r39[] = {
#embed "../../Resources/Designs/rules/full-height-design-on-26-before.json" suffix(, )
0};
static const unsigned char r40[] = {
#embed "../../Resources/Designs/rules/icon-off-centre-after.json" suffix(, )
0};
static const unsigned char r41[] = {
#embed "../../Resources/Designs/rules/icon-off-centre-before.json" suffix(, )
0};
static const unsigned char r42[] = {
#embed "../../Resources/Designs/rules/icon-opaque-after.json" suffix(, )
0};
static const unsigned char r43[] = {
#embed "../../Resources/Designs/rules/icon-opaque-before.json" suffix(, )
0};
static const unsigned char r44[] = {
#embed "../../Resources/Designs/rules/left-right-literal-after.json" suffix(, )
0};
static const unsigned char r45[] = {
#embed "../../Resources/Designs/rules/left-right-literal-before.json" suffix(, )
0};
static const unsigned char r46[] = {
#embed "../../Resources/Designs/rules/margins-of-cell-after.json" suffix(, )
0};
static const unsigned char r47[] = {
#embed "../../Resources/Designs/rules/margins-of-cell-before.json" suffix(, )
0};
static const unsigned char r48[] = {
#embed "../../Resources/Designs/rules/not-in-content-view-after.json" suffix(, )
0};
static const unsigned char r49[] = {
#embed "../../Resources/Designs/rules/not-in-content-view-before.json" suffix(, )
0};
static const unsigned char r50[] = {
#embed "../../Resources/Designs/rules/overlap-after.json" suffix(, )
0};
static const unsigned char r51[] = {
#embed "../../Resources/Designs/rules/overlap-before.json" suffix(, )
0};
static const unsigned char r52[] = {
#embed "../../Resources/Designs/rules/pattern-tiled-after.json" suffix(, )
0};
static const unsigned char r53[] = {
#embed "../../Resources/Designs/rules/pattern-tiled-before.json" suffix(, )
0};
static const unsigned char r54[] = {
#embed "../../Resources/Designs/rules/pattern-unsupported-after.json" suffix(, )
0};
static const unsigned char r55[] = {
#embed "../../Resources/Designs/rules/pattern-unsupported-before.json" suffix(, )
0};
static const unsigned char r56[] = {
#embed "../../Resources/Designs/rules/pull-view-path-after.json" suffix(, )
0};
static const unsigned char r57[] = {
#embed "../../Resources/Designs/rules/pull-view-path-before.json" suffix(, )
0};
static const unsigned char r58[] = {
#embed "../../Resources/Designs/rules/selection-exceeds-card-after.json" suffix(, )
0};
static const unsigned char r59[] = {
#embed "../../Resources/Designs/rules/selection-exceeds-card-before.json" suffix(, )
0};
static const unsigned char r60[] = {
#embed "../../Resources/Designs/rules/selection-wipes-card-after.json" suffix(, )
0};
static const unsigned char r61[] = {
#embed "../../Resources/Designs/rules/selection-wipes-card-before.json" suffix(, )
0};
static const unsigned char r62[] = {
#embed "../../Resources/Designs/rules/separator-in-gap-after.json" suffix(, )
0};
static const unsigned char r63[] = {
#embed "../../Resources/Designs/rules/separator-in-gap-before.json" suffix(, )
0};
static const unsigned char r64[] = {
#embed "../../Resources/Designs/rules/shadow-clipped-after.json" suffix(, )
0};
static const unsigned char r65[] = {
#embed "../../Resources/Designs/rules/shadow-clipped-before.json" suffix(, )
0};
static const unsigned char r66[] = {
#embed "../../Resources/Designs/rules/swipe-background-mismatch-after.json" suffix(, )
0};
static const unsigned char r67[] = {
#embed "../../Resources/Designs/rules/swipe-background-mismatch-before.json" suffix(, )
0};
static const unsigned char r68[] = {
#embed "../../Resources/Designs/rules/swipe-clear-cell-after.json" suffix(, )
0};
static const unsigned char r69[] = {
#embed "../../Resources/Designs/rules/swipe-clear-cell-before.json" suffix(, )
0};
static const unsigned char r70[] = {
#embed "../../Resources/Designs/rules/swipe-gap-after.json" suffix(, )
0};
static const unsigned char r71[] = {
#embed "../../Resources/Designs/rules/swipe-gap-before.json" suffix(, )
0};
static const unsigned char r72[] = {
#embed "../../Resources/Designs/rules/swipe-height-mismatch-after.json" suffix(, )
0};
static const unsigned char r73[] = {
#embed "../../Resources/Designs/rules/swipe-height-mismatch-before.json" suffix(, )
0};
static const unsigned char r74[] = {
#embed "../../Resources/Designs/rules/template-icon-loses-colour-after.json" suffix(, )
0};
static const unsigned char r75[] = {
#embed "../../Resources/Designs/rules/template-icon-loses-colour-before.json" suffix(, )
0};
static const unsigned char r76[] = {
#embed "../../Resources/Designs/rules/text-baked-in-icon-after.json" suffix(, )
0};
static const unsigned char r77[] = {
#embed "../../Resources/Designs/rules/text-baked-in-icon-before.json" suffix(, )
0};
static const unsigned char r78[] = {
#embed "../../Resources/Designs/rules/touch-target-after.json" suffix(, )
0};
static const unsigned char r79[] = {
#embed "../../Resources/Designs/rules/touch-target-before.json" suffix(, )
0};
static const unsigned char r80[] = {
#embed "../../Resources/Designs/rules/truncation-after.json" suffix(, )
0};
static const unsigned char r81[] = {
#embed "../../Resources/Designs/rules/truncation-before.json" suffix(, )
0};
static const unsigned char r82[] = {
#embed "../../Resources/Designs/rules/unsatisfiable-layout-after.json" suffix(, )
0};
static const unsigned char r83[] = {
#embed "../../Resources/Designs/rules/unsatisfiable-layout-before.json" suffix(, )
0};
static const unsigned char r84[] = {
#embed "../../Resources/Designs/rules/unscaled-font-after.json" suffix(, )
0};
static const unsigned char r85[] = {
#embed "../../Resources/Designs/rules/unscaled-font-before.json" suffix(, )
0};
static const unsigned char r86[] = {
#embed "../../Resources/Designs/rules/whitespace-title-ignored-after.json" suffix(, )
0};
static const unsigned char r87[] = {
#embed "../../Resources/Designs/rules/whitespace-title-ignored-before.json" suffix(, )
0};
static const unsigned char r88[] = {
#embed "../../Resources/Designs/truck-card.json" suffix(, )
0};
static const unsigned char r89[] = {
#embed "../../Resources/Icons/archivebox.fill.svg" suffix(, )
0};
static const unsigned char r90[] = {
#embed "../../Resources/Icons/archivebox.svg" suffix(, )
0};
static const unsigned char r91[] = {
#embed "../../Resources/Icons/arrowshape.turn.up.left.2.fill.svg" suffix(, )
0};
static const unsigned char r92[] = {
#embed "../../Resources/Icons/arrowshape.turn.up.left.2.svg" suffix(, )
0};
static const unsigned char r93[] = {
#embed "../../Resources/Icons/arrowshape.turn.up.left.fill.svg" suffix(, )
0};
static const unsigned char r94[] = {
#embed "../../Resources/Icons/arrowshape.turn.up.left.svg" suffix(, )
0};
static const unsigned char r95[] = {
#embed "../../Resources/Icons/arrowshape.turn.up.right.fill.svg" suffix(, )
0};
static const unsigned char r96[] = {
#embed "../../Resources/Icons/arrowshape.turn.up.right.svg" suffix(, )
0};
static const unsigned char r97[] = {
#embed "../../Resources/Icons/bell.fill.svg" suffix(, )
0};
static const unsigned char r98[] = {
#embed "../../Resources/Icons/bell.slash.fill.svg" suffix(, )
0};
static const unsigned char r99[] = {
#embed "../../Resources/Icons/bell.slash.svg" suffix(, )
0};
static const unsigned char r100[] = {
#embed "../../Resources/Icons/bell.svg" suffix(, )
0};
static const unsigned char r101[] = {
#embed "../../Resources/Icons/checkmark.circle.fill.classic.svg" suffix(, )
0};
static const unsigned char r102[] = {
#embed "../../Resources/Icons/checkmark.circle.fill.multicolor.svg" suffix(, )
0};
static const unsigned char r103[] = {
#embed "../../Resources/Icons/checkmark.circle.fill.svg" suffix(, )
0};
static const unsigned char r104[] = {
#embed "../../Resources/Icons/checkmark.circle.svg" suffix(, )
0};
static const unsigned char r105[] = {
#embed "../../Resources/Icons/checkmark.classic.svg" suffix(, )
0};
static const unsigned char r106[] = {
#embed "../../Resources/Icons/checkmark.svg" suffix(, )
0};
static const unsigned char r107[] = {
#embed "../../Resources/Icons/chevron.forward.classic.svg" suffix(, )
0};
static const unsigned char r108[] = {
#embed "../../Resources/Icons/chevron.forward.svg" suffix(, )
0};
static const unsigned char r109[] = {
#embed "../../Resources/Icons/circle.classic.svg" suffix(, )
0};
static const unsigned char r110[] = {
#embed "../../Resources/Icons/circle.svg" suffix(, )
0};
static const unsigned char r111[] = {
#embed "../../Resources/Icons/ellipsis.circle.fill.svg" suffix(, )
0};
static const unsigned char r112[] = {
#embed "../../Resources/Icons/ellipsis.circle.svg" suffix(, )
0};
static const unsigned char r113[] = {
#embed "../../Resources/Icons/ellipsis.svg" suffix(, )
0};
static const unsigned char r114[] = {
#embed "../../Resources/Icons/envelope.badge.fill.svg" suffix(, )
0};
static const unsigned char r115[] = {
#embed "../../Resources/Icons/envelope.fill.svg" suffix(, )
0};
static const unsigned char r116[] = {
#embed "../../Resources/Icons/envelope.open.fill.svg" suffix(, )
0};
static const unsigned char r117[] = {
#embed "../../Resources/Icons/envelope.open.svg" suffix(, )
0};
static const unsigned char r118[] = {
#embed "../../Resources/Icons/envelope.svg" suffix(, )
0};
static const unsigned char r119[] = {
#embed "../../Resources/Icons/flag.fill.svg" suffix(, )
0};
static const unsigned char r120[] = {
#embed "../../Resources/Icons/flag.slash.fill.svg" suffix(, )
0};
static const unsigned char r121[] = {
#embed "../../Resources/Icons/flag.slash.svg" suffix(, )
0};
static const unsigned char r122[] = {
#embed "../../Resources/Icons/flag.svg" suffix(, )
0};
static const unsigned char r123[] = {
#embed "../../Resources/Icons/globe.svg" suffix(, )
0};
static const unsigned char r124[] = {
#embed "../../Resources/Icons/info.circle.classic.svg" suffix(, )
0};
static const unsigned char r125[] = {
#embed "../../Resources/Icons/info.circle.svg" suffix(, )
0};
static const unsigned char r126[] = {
#embed "../../Resources/Icons/line.horizontal.3.classic.svg" suffix(, )
0};
static const unsigned char r127[] = {
#embed "../../Resources/Icons/line.horizontal.3.svg" suffix(, )
0};
static const unsigned char r128[] = {
#embed "../../Resources/Icons/minus.circle.fill.classic.svg" suffix(, )
0};
static const unsigned char r129[] = {
#embed "../../Resources/Icons/minus.circle.fill.multicolor.svg" suffix(, )
0};
static const unsigned char r130[] = {
#embed "../../Resources/Icons/minus.circle.fill.svg" suffix(, )
0};
static const unsigned char r131[] = {
#embed "../../Resources/Icons/pin.fill.svg" suffix(, )
0};
static const unsigned char r132[] = {
#embed "../../Resources/Icons/pin.slash.fill.svg" suffix(, )
0};
static const unsigned char r133[] = {
#embed "../../Resources/Icons/pin.slash.svg" suffix(, )
0};
static const unsigned char r134[] = {
#embed "../../Resources/Icons/pin.svg" suffix(, )
0};
static const unsigned char r135[] = {
#embed "../../Resources/Icons/plus.circle.fill.classic.svg" suffix(, )
0};
static const unsigned char r136[] = {
#embed "../../Resources/Icons/plus.circle.fill.multicolor.svg" suffix(, )
0};
static const unsigned char r137[] = {
#embed "../../Resources/Icons/plus.circle.fill.svg" suffix(, )
0};
static const unsigned char r138[] = {
#embed "../../Resources/Icons/square.and.arrow.up.fill.svg" suffix(, )
0};
static const unsigned char r139[] = {
#embed "../../Resources/Icons/square.and.arrow.up.svg" suffix(, )
0};
static const unsigned char r140[] = {
#embed "../../Resources/Icons/star.fill.svg" suffix(, )
0};
static const unsigned char r141[] = {
#embed "../../Resources/Icons/star.svg" suffix(, )
0};
static const unsigned char r142[] = {
#embed "../../Resources/Icons/trash.fill.svg" suffix(, )
0};
static const unsigned char r143[] = {
#embed "../../Resources/Icons/trash.svg" suffix(, )
0};
static const unsigned char r144[] = {
#embed "../../Resources/Icons/xmark.circle.fill.svg" suffix(, )
0};
static const unsigned char r145[] = {
#embed "../../Resources/Icons/xmark.circle.svg" suffix(, )
0};
static const unsigned char r146[] = {
#embed "../../Resources/Icons/xmark.svg" suffix(, )
0};
static const unsigned char r147[] = {
#embed "../../Resources/Schema/design.schema.json" suffix(, )
0};
static const unsigned char r148[] = {
#embed "../../Resources/Web/files.css" suffix(, )
0};
static const unsigned char r149[] = {
#embed "../../Resources/Web/report.css" suffix(, )
0};
static const unsigned char r150[] = {
#embed "../../Resources/Web/report.js" suffix(, )
0};

static const struct cellproof_resource table[] = {
    {"Designs/checked-cell.json", r0, sizeof r0 - 1},
    {"Designs/icons/bin.svg", r1, sizeof r1 - 1},
    {"Designs/icons/heart.svg", r2, sizeof r2 - 1},
    {"Designs/icons/mark.svg", r3, sizeof r3 - 1},
    {"Designs/item-cell.json", r4, sizeof r4 - 1},
    {"Designs/row-actions.json", r5, sizeof r5 - 1},
    {"Designs/rules/accessory-off-centre-after.json", r6, sizeof r6 - 1},
    {"Designs/rules/accessory-off-centre-before.json", r7, sizeof r7 - 1},
    {"Designs/rules/accessory-over-actions-after.json", r8, sizeof r8 - 1},
    {"Designs/rules/accessory-over-actions-before.json", r9, sizeof r9 - 1},
    {"Designs/rules/action-no-label-after.json", r10, sizeof r10 - 1},
    {"Designs/rules/action-no-label-before.json", r11, sizeof r11 - 1},
    {"Designs/rules/action-title-hidden-after.json", r12, sizeof r12 - 1},
    {"Designs/rules/action-title-hidden-before.json", r13, sizeof r13 - 1},
    {"Designs/rules/action-title-truncated-after.json", r14, sizeof r14 - 1},
    {"Designs/rules/action-title-truncated-before.json", r15, sizeof r15 - 1},
    {"Designs/rules/actions-exceed-row-after.json", r16, sizeof r16 - 1},
    {"Designs/rules/actions-exceed-row-before.json", r17, sizeof r17 - 1},
    {"Designs/rules/ambiguous-height-after.json", r18, sizeof r18 - 1},
    {"Designs/rules/ambiguous-height-before.json", r19, sizeof r19 - 1},
    {"Designs/rules/ambiguous-layout-after.json", r20, sizeof r20 - 1},
    {"Designs/rules/ambiguous-layout-before.json", r21, sizeof r21 - 1},
    {"Designs/rules/clip-hides-actions-after.json", r22, sizeof r22 - 1},
    {"Designs/rules/clip-hides-actions-before.json", r23, sizeof r23 - 1},
    {"Designs/rules/clipped-after.json", r24, sizeof r24 - 1},
    {"Designs/rules/clipped-before.json", r25, sizeof r25 - 1},
    {"Designs/rules/content-under-accessory-after.json", r26, sizeof r26 - 1},
    {"Designs/rules/content-under-accessory-before.json", r27, sizeof r27 - 1},
    {"Designs/rules/contrast-after.json", r28, sizeof r28 - 1},
    {"Designs/rules/contrast-before.json", r29, sizeof r29 - 1},
    {"Designs/rules/corner-mismatch-after.json", r30, sizeof r30 - 1},
    {"Designs/rules/corner-mismatch-before.json", r31, sizeof r31 - 1},
    {"Designs/rules/does-not-adjust-after.json", r32, sizeof r32 - 1},
    {"Designs/rules/does-not-adjust-before.json", r33, sizeof r33 - 1},
    {"Designs/rules/double-title-after.json", r34, sizeof r34 - 1},
    {"Designs/rules/double-title-before.json", r35, sizeof r35 - 1},
    {"Designs/rules/fixed-height-after.json", r36, sizeof r36 - 1},
    {"Designs/rules/fixed-height-before.json", r37, sizeof r37 - 1},
    {"Designs/rules/full-height-design-on-26-after.json", r38, sizeof r38 - 1},
    {"Designs/rules/full-height-design-on-26-before.json", r39, sizeof r39 - 1},
    {"Designs/rules/icon-off-centre-after.json", r40, sizeof r40 - 1},
    {"Designs/rules/icon-off-centre-before.json", r41, sizeof r41 - 1},
    {"Designs/rules/icon-opaque-after.json", r42, sizeof r42 - 1},
    {"Designs/rules/icon-opaque-before.json", r43, sizeof r43 - 1},
    {"Designs/rules/left-right-literal-after.json", r44, sizeof r44 - 1},
    {"Designs/rules/left-right-literal-before.json", r45, sizeof r45 - 1},
    {"Designs/rules/margins-of-cell-after.json", r46, sizeof r46 - 1},
    {"Designs/rules/margins-of-cell-before.json", r47, sizeof r47 - 1},
    {"Designs/rules/not-in-content-view-after.json", r48, sizeof r48 - 1},
    {"Designs/rules/not-in-content-view-before.json", r49, sizeof r49 - 1},
    {"Designs/rules/overlap-after.json", r50, sizeof r50 - 1},
    {"Designs/rules/overlap-before.json", r51, sizeof r51 - 1},
    {"Designs/rules/pattern-tiled-after.json", r52, sizeof r52 - 1},
    {"Designs/rules/pattern-tiled-before.json", r53, sizeof r53 - 1},
    {"Designs/rules/pattern-unsupported-after.json", r54, sizeof r54 - 1},
    {"Designs/rules/pattern-unsupported-before.json", r55, sizeof r55 - 1},
    {"Designs/rules/pull-view-path-after.json", r56, sizeof r56 - 1},
    {"Designs/rules/pull-view-path-before.json", r57, sizeof r57 - 1},
    {"Designs/rules/selection-exceeds-card-after.json", r58, sizeof r58 - 1},
    {"Designs/rules/selection-exceeds-card-before.json", r59, sizeof r59 - 1},
    {"Designs/rules/selection-wipes-card-after.json", r60, sizeof r60 - 1},
    {"Designs/rules/selection-wipes-card-before.json", r61, sizeof r61 - 1},
    {"Designs/rules/separator-in-gap-after.json", r62, sizeof r62 - 1},
    {"Designs/rules/separator-in-gap-before.json", r63, sizeof r63 - 1},
    {"Designs/rules/shadow-clipped-after.json", r64, sizeof r64 - 1},
    {"Designs/rules/shadow-clipped-before.json", r65, sizeof r65 - 1},
    {"Designs/rules/swipe-background-mismatch-after.json", r66, sizeof r66 - 1},
    {"Designs/rules/swipe-background-mismatch-before.json", r67, sizeof r67 - 1},
    {"Designs/rules/swipe-clear-cell-after.json", r68, sizeof r68 - 1},
    {"Designs/rules/swipe-clear-cell-before.json", r69, sizeof r69 - 1},
    {"Designs/rules/swipe-gap-after.json", r70, sizeof r70 - 1},
    {"Designs/rules/swipe-gap-before.json", r71, sizeof r71 - 1},
    {"Designs/rules/swipe-height-mismatch-after.json", r72, sizeof r72 - 1},
    {"Designs/rules/swipe-height-mismatch-before.json", r73, sizeof r73 - 1},
    {"Designs/rules/template-icon-loses-colour-after.json", r74, sizeof r74 - 1},
    {"Designs/rules/template-icon-loses-colour-before.json", r75, sizeof r75 - 1},
    {"Designs/rules/text-baked-in-icon-after.json", r76, sizeof r76 - 1},
    {"Designs/rules/text-baked-in-icon-before.json", r77, sizeof r77 - 1},
    {"Designs/rules/touch-target-after.json", r78, sizeof r78 - 1},
    {"Designs/rules/touch-target-before.json", r79, sizeof r79 - 1},
    {"Designs/rules/truncation-after.json", r80, sizeof r80 - 1},
    {"Designs/rules/truncation-before.json", r81, sizeof r81 - 1},
    {"Designs/rules/unsatisfiable-layout-after.json", r82, sizeof r82 - 1},
    {"Designs/rules/unsatisfiable-layout-before.json", r83, sizeof r83 - 1},
    {"Designs/rules/unscaled-font-after.json", r84, sizeof r84 - 1},
    {"Designs/rules/unscaled-font-before.json", r85, sizeof r85 - 1},
    {"Designs/rules/whitespace-title-ignored-after.json", r86, sizeof r86 - 1},
    {"Designs/rules/whitespace-title-ignored-before.json", r87, sizeof r87 - 1},
    {"Designs/truck-card.json", r88, sizeof r88 - 1},
    {"Icons/archivebox.fill.svg", r89, sizeof r89 - 1},
    {"Icons/archivebox.svg", r90, sizeof r90 - 1},
    {"Icons/arrowshape.turn.up.left.2.fill.svg", r91, sizeof r91 - 1},
    {"Icons/arrowshape.turn.up.left.2.svg", r92, sizeof r92 - 1},
    {"Icons/arrowshape.turn.up.left.fill.svg", r93, sizeof r93 - 1},
    {"Icons/arrowshape.turn.up.left.svg", r94, sizeof r94 - 1},
    {"Icons/arrowshape.turn.up.right.fill.svg", r95, sizeof r95 - 1},
    {"Icons/arrowshape.turn.up.right.svg", r96, sizeof r96 - 1},
    {"Icons/bell.fill.svg", r97, sizeof r97 - 1},
    {"Icons/bell.slash.fill.svg", r98, sizeof r98 - 1},
    {"Icons/bell.slash.svg", r99, sizeof r99 - 1},
    {"Icons/bell.svg", r100, sizeof r100 - 1},
    {"Icons/checkmark.circle.fill.classic.svg", r101, sizeof r101 - 1},
    {"Icons/checkmark.circle.fill.multicolor.svg", r102, sizeof r102 - 1},
    {"Icons/checkmark.circle.fill.svg", r103, sizeof r103 - 1},
    {"Icons/checkmark.circle.svg", r104, sizeof r104 - 1},
    {"Icons/checkmark.classic.svg", r105, sizeof r105 - 1},
    {"Icons/checkmark.svg", r106, sizeof r106 - 1},
    {"Icons/chevron.forward.classic.svg", r107, sizeof r107 - 1},
    {"Icons/chevron.forward.svg", r108, sizeof r108 - 1},
    {"Icons/circle.classic.svg", r109, sizeof r109 - 1},
    {"Icons/circle.svg", r110, sizeof r110 - 1},
    {"Icons/ellipsis.circle.fill.svg", r111, sizeof r111 - 1},
    {"Icons/ellipsis.circle.svg", r112, sizeof r112 - 1},
    {"Icons/ellipsis.svg", r113, sizeof r113 - 1},
    {"Icons/envelope.badge.fill.svg", r114, sizeof r114 - 1},
    {"Icons/envelope.fill.svg", r115, sizeof r115 - 1},
    {"Icons/envelope.open.fill.svg", r116, sizeof r116 - 1},
    {"Icons/envelope.open.svg", r117, sizeof r117 - 1},
    {"Icons/envelope.svg", r118, sizeof r118 - 1},
    {"Icons/flag.fill.svg", r119, sizeof r119 - 1},
    {"Icons/flag.slash.fill.svg", r120, sizeof r120 - 1},
    {"Icons/flag.slash.svg", r121, sizeof r121 - 1},
    {"Icons/flag.svg", r122, sizeof r122 - 1},
    {"Icons/globe.svg", r123, sizeof r123 - 1},
    {"Icons/info.circle.classic.svg", r124, sizeof r124 - 1},
    {"Icons/info.circle.svg", r125, sizeof r125 - 1},
    {"Icons/line.horizontal.3.classic.svg", r126, sizeof r126 - 1},
    {"Icons/line.horizontal.3.svg", r127, sizeof r127 - 1},
    {"Icons/minus.circle.fill.classic.svg", r128, sizeof r128 - 1},
    {"Icons/minus.circle.fill.multicolor.svg", r129, sizeof r129 - 1},
    {"Icons/minus.circle.fill.svg", r130, sizeof r130 - 1},
    {"Icons/pin.fill.svg", r131, sizeof r131 - 1},
    {"Icons/pin.slash.fill.svg", r132, sizeof r132 - 1},
    {"Icons/pin.slash.svg", r133, sizeof r133 - 1},
    {"Icons/pin.svg", r134, sizeof r134 - 1},
    {"Icons/plus.circle.fill.classic.svg", r135, sizeof r135 - 1},
    {"Icons/plus.circle.fill.multicolor.svg", r136, sizeof r136 - 1},
    {"Icons/plus.circle.fill.svg", r137, sizeof r137 - 1},
    {"Icons/square.and.arrow.up.fill.svg", r138, sizeof r138 - 1},
    {"Icons/square.and.arrow.up.svg", r139, sizeof r139 - 1},
    {"Icons/star.fill.svg", r140, sizeof r140 - 1},
    {"Icons/star.svg", r141, sizeof r141 - 1},
    {"Icons/trash.fill.svg", r142, sizeof r142 - 1},
    {"Icons/trash.svg", r143, sizeof r143 - 1},
    {"Icons/xmark.circle.fill.svg", r144, sizeof r144 - 1},
    {"Icons/xmark.circle.svg", r145, sizeof r145 - 1},
    {"Icons/xmark.svg", r146, sizeof r146 - 1},
    {"Schema/design.schema.json", r147, sizeof r147 - 1},
    {"Web/files.css", r148, sizeof r148 - 1},
    {"Web/report.css", r149, sizeof r149 - 1},
    {"Web/report.js", r150, sizeof r150 - 1},
};

const struct cellproof_resource *cellproof_resources(size_t *count) {
  *count = sizeof table / sizeof *table;
  return table;
}

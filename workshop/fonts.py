"""Makes the site's two fonts from Archivo's variable one. Needs Python with fonttools and brotli; the results are committed, so only a change of them does.
Run it in the project's folder. Another version of fonttools writes other bytes, so commit the fonts only when you mean to change them.

    npm pack @fontsource-variable/archivo && tar xzf fontsource-variable-archivo-*.tgz
    python3 workshop/fonts.py package/files/archivo-latin-standard-normal.woff2 app/design/fonts

Text is variable in weight, headings have one style. Archivo's weights take two steps that meet at 600. Text takes one straight step from 400 to 700, and
600 is where its words are as wide as Archivo's. That, and leaving out points within 2.5 thousandths of where the others put them, makes a third less.
"""

import hashlib
import io
import json
import sys
from pathlib import Path
from fontTools import subset
from fontTools.designspaceLib import AxisDescriptor, DesignSpaceDocument, SourceDescriptor
from fontTools.ttLib import TTFont, newTable
from fontTools.varLib import build, instancer
from fontTools.varLib.featureVars import addFeatureVariations
from fontTools.varLib.iup import iup_delta_optimize

LETTERS = [*range(0x20, 0x7F), *map(ord, "\u00a0©®°±²·¼½×éñ÷ü–—‘’“”•…€™↑↓−")]
# Code is set in another font.
CODE = [ord(each) for each in "^`~{}\\"]
FEATURES = ["kern", "liga", "pnum", "tnum"]
# From 400 (0) to 700 (1).
SEMIBOLD = 0.58
MEDIUM = SEMIBOLD / 2


def main(source, folder):
    save(heading(source), f"{folder}/archivo-heading.woff2")
    save(text(source), f"{folder}/archivo-text.woff2")
    record("workshop/fonts.py", f"{folder}/archivo-heading.woff2", f"{folder}/archivo-text.woff2")


def heading(source):
    font = instancer.instantiateVariableFont(TTFont(source), {"wdth": 125, "wght": 800})
    return cut(font, LETTERS, [*FEATURES, "rvrn"])


def text(source):
    light, bold = (master(source, weight) for weight in (400, 700))
    space = DesignSpaceDocument()
    space.addAxis(AxisDescriptor(tag="wght", name="Weight", minimum=400, default=400, maximum=700))
    for weight, font in ((400, light), (700, bold)):
        space.addSource(SourceDescriptor(font=font, location={"Weight": weight}, name=str(weight)))
    font, _, _ = build(space)
    font["avar"] = newTable("avar")
    font["avar"].segments = {"wght": {-1.0: -1.0, 0.0: 0.0, 2 / 3: SEMIBOLD, 1.0: 1.0}}
    # From 500 up the bar of the dollar sign stops at the S.
    addFeatureVariations(font, [([{"wght": (MEDIUM, 1.0)}], {"dollar": heavy_dollar_of(source)})], featureTag="rvrn")
    del font["STAT"]
    font = cut(font, [letter for letter in LETTERS if letter not in CODE], [*FEATURES, "rvrn"])
    loosen(font)
    return font


def master(source, weight):
    font = instancer.instantiateVariableFont(TTFont(source), {"wdth": 100, "wght": weight})
    font = cut(font, LETTERS, FEATURES, [heavy_dollar_of(source)])
    del font["STAT"]
    font.flavor = None
    font.recalcTimestamp = False
    file = io.BytesIO()
    font.save(file)
    return TTFont(io.BytesIO(file.getvalue()))


def heavy_dollar_of(source):
    lookups = TTFont(source)["GSUB"].table.LookupList.Lookup
    return next(each.mapping["dollar"] for lookup in lookups for each in lookup.SubTable if "dollar" in getattr(each, "mapping", {}))


def cut(font, letters, features, glyphs=()):
    options = subset.Options(layout_features=features, name_IDs=[0, 1, 2, 256], glyph_names=True)
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=letters, glyphs=glyphs)
    subsetter.subset(font)
    return font


def loosen(font):
    for name, variations in font["gvar"].variations.items():
        if font["glyf"][name].numberOfContours < 1:
            continue
        points, control = font["glyf"]._getCoordinatesAndControls(name, font["hmtx"].metrics)
        for variation in variations:
            variation.calcInferredDeltas(points, control.endPts)
            variation.roundDeltas()
            variation.coordinates = iup_delta_optimize(list(variation.coordinates), list(points), control.endPts, tolerance=2.5)


def save(font, path):
    font["post"].formatType = 3
    # The same bytes on every day.
    font.recalcTimestamp = False
    font.flavor = "woff2"
    font.save(path)


def record(*paths):
    """For `npm run check`, which tells when the fonts and this file don't belong together anymore."""
    file = Path("workshop/results.json")
    results = json.loads(file.read_text())
    results["fonts"] = {path: hashlib.sha256(Path(path).read_bytes()).hexdigest()[:16] for path in paths}
    file.write_text(json.dumps(results, indent=2) + "\n")


main(*sys.argv[1:])

"""Colours as numbers: contrast as WCAG 2 has it, and distance as people with each vision see it."""

import math
from collections.abc import Sequence

Row = tuple[float, float, float]
Matrix = tuple[Row, Row, Row]

VISIONS: dict[str, Matrix] = {
    "full": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""What each vision makes of linear sRGB: Machado, Oliveira and Fernandes 2009, severity 1."""

_XYZ: Matrix = (
    (0.4124564, 0.3575761, 0.1804375),
    (0.2126729, 0.7151522, 0.0721750),
    (0.0193339, 0.1191920, 0.9503041),
)
_WHITE = (0.95047, 1.0, 1.08883)


def linear(colour: str) -> tuple[float, ...]:
    """The linear parts of `#rrggbb`, 0 to 1."""
    parts = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return tuple(p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts)


def luminance(colour: str) -> float:
    """The relative luminance of `#rrggbb` as WCAG 2 defines it."""
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """The contrast of two colours, 1 to 21."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def lab(colour: str, vision: str) -> tuple[float, float, float]:
    """What a vision makes of a colour, in CIE L*a*b* under D65."""
    seen = [min(1.0, max(0.0, part)) for part in _times(VISIONS[vision], linear(colour))]
    x, y, z = (_cube(part / white) for part, white in zip(_times(_XYZ, seen), _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def distance(one: str, other: str, vision: str) -> float:
    """ΔE (CIE 1976) of two colours for a vision; from 2.3 on it can be noticed at all."""
    return math.dist(lab(one, vision), lab(other, vision))


def _times(matrix: Matrix, parts: Sequence[float]) -> list[float]:
    return [sum(factor * part for factor, part in zip(row, parts, strict=True)) for row in matrix]


def _cube(part: float) -> float:
    return part ** (1 / 3) if part > (6 / 29) ** 3 else part / (3 * (6 / 29) ** 2) + 4 / 29

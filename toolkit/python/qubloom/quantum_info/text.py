"""Writes numbers and states as text."""

_DECIMALS = 8


def number_text(value):
    """Returns a complex number as rounded text: 0.70710678+0j."""
    re, im = _short(value.real, _DECIMALS), _short(abs(value.imag), _DECIMALS)
    return f"{re}{'-' if value.imag < 0 and im != '0' else '+'}{im}j"


def ket_text(state):
    """Returns a state as a sum of kets: 0.707|00> + 0.707|11>."""
    terms = []
    for bits, value in state.to_dict(decimals=3).items():
        sign, factor = _factor(value)
        terms.append(f"{sign if terms or sign == '-' else ''}{' ' if terms else ''}{factor}|{bits}>")
    return " ".join(terms)


def _factor(value):
    if value.imag == 0:
        return ("-" if value.real < 0 else "+"), _unless_one(abs(value.real))
    if value.real == 0:
        return ("-" if value.imag < 0 else "+"), f"{_unless_one(abs(value.imag))}i"
    return "+", f"({_short(value.real, 3)} {'-' if value.imag < 0 else '+'} {_short(abs(value.imag), 3)}i)"


def _unless_one(number):
    return "" if number == 1 else _short(number, 3)


def _short(number, decimals):
    text = f"{number:.{decimals}f}".rstrip("0").rstrip(".")
    return "0" if text == "-0" else text

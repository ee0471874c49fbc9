/** The most wires that the lab draws. */
export const maxLabWires = 24;

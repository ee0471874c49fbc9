/** As many wires as the lab draws. */
export const maxLabWires = 24;

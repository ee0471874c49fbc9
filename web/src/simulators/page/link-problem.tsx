/** One sentence about an address that asks for something odd; nothing without a problem. */
export function LinkProblem({ problem }: { readonly problem: string | undefined }) {
  if (problem === undefined) return null;
  return <p className="rounded-control bg-points-soft p-3 text-points-ink">{problem}</p>;
}

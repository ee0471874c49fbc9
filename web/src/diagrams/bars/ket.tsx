/** A ket whose 0s are teal and whose 1s are coral. */
export function Ket({ bits }: { readonly bits: string }) {
  return (
    <span className="font-mono font-semibold whitespace-nowrap">
      <span className="sr-only">{bits}</span>
      <span aria-hidden>
        |
        {[...bits].map((bit, at) => (
          <span key={at} className={bit === '0' ? 'text-zero-ink' : 'text-one-ink'}>
            {bit}
          </span>
        ))}
        ⟩
      </span>
    </span>
  );
}

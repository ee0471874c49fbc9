export interface KetProps {
  readonly bits: string;
  /** Without the ket's signs around it. */
  readonly isPlain?: boolean;
}

/** A ket whose 0s are teal and whose 1s are coral. */
export function Ket({ bits, isPlain = false }: KetProps) {
  return (
    <span className="font-mono font-semibold whitespace-nowrap">
      <span className="sr-only">{bits}</span>
      <span aria-hidden>
        {!isPlain && '|'}
        {[...bits].map((bit, at) => (
          <span key={at} className={bit === '0' ? 'text-zero-ink' : 'text-one-ink'}>
            {bit}
          </span>
        ))}
        {!isPlain && '⟩'}
      </span>
    </span>
  );
}

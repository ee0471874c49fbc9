import { Qubi, type QubiProps } from '../../ui/brand/qubi.tsx';
import { QubiPieces } from './qubi-pieces.tsx';
import { useLook } from './use-look.ts';

/** Qubi as the signed-in learner has dressed it. */
export function OwnQubi(props: Omit<QubiProps, 'children'>) {
  const [wears] = useLook();
  return (
    <Qubi {...props}>
      <QubiPieces wears={wears} />
    </Qubi>
  );
}

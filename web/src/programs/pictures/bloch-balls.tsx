import type { Picture } from '@qubloom/toolkit';
import { BlochSphere } from '../../diagrams/bloch/bloch-sphere.tsx';
import { startView } from '../../diagrams/bloch/view.ts';

type Vectors = Extract<Picture, { kind: 'bloch' }>['vectors'];

/** A Bloch sphere for each qubit. The arrow of an entangled qubit is short. */
export function BlochBalls({ vectors }: { readonly vectors: Vectors }) {
  return (
    <ul className="flex flex-wrap gap-3">
      {vectors.map((vector, qubit) => (
        <li key={qubit} className="flex w-36 flex-col items-center">
          <span className="font-mono font-semibold">q{qubit}</span>
          <BlochBall vector={vector} qubit={qubit} />
        </li>
      ))}
    </ul>
  );
}

function BlochBall({
  vector,
  qubit,
}: {
  readonly vector: Vectors[number];
  readonly qubit: number;
}) {
  const [x, y, z] = inside(vector);
  const length = Math.hypot(x, y, z);
  const spoken = [x, y, z].map((part) => part.toFixed(2).replace('-', 'minus '));
  return (
    <BlochSphere
      description={`Bloch sphere of q${qubit}: x ${spoken[0]}, y ${spoken[1]}, z ${spoken[2]}, length ${length.toFixed(2)}.`}
      tip={{ x, y, z }}
      {...(length < 0.995 && { shrunkTo: length })}
      view={startView}
    />
  );
}

/** A program may show any three numbers, so a longer arrow is drawn as one that just reaches the sphere. */
function inside(vector: Vectors[number]): readonly [number, number, number] {
  const largest = Math.max(...vector.map(Math.abs), 1);
  const [x, y, z] = vector.map((part) => part / largest) as [number, number, number]; // as many as before
  const tooLong = Math.max(Math.hypot(x, y, z), 1);
  return [x / tooLong, y / tooLong, z / tooLong];
}

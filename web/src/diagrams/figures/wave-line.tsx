export interface WaveLineProps {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  /** Distance between crests, and height of a crest above the middle, in units. */
  readonly length?: number;
  readonly height?: number;
  readonly className?: string;
}

/** A wave from left to right inside a drawing, for something that travels or links two things. */
export function WaveLine({ from, to, y, length = 24, height = 5, className }: WaveLineProps) {
  const halves = Math.max(1, Math.round((2 * (to - from)) / length));
  const half = (to - from) / halves;
  const arcs = Array.from(
    { length: halves },
    (_, at) => `q${half / 2} ${at % 2 === 0 ? -2 * height : 2 * height} ${half} 0`,
  );
  return <path d={`M${from} ${y}${arcs.join('')}`} fill="none" className={className} />;
}

import type { Level } from '@qubloom/contract';
import { Badge, type BadgeTone } from '../../ui/display/badge.tsx';

const tones: Record<Level, BadgeTone> = {
  beginner: 'zero',
  intermediate: 'action',
  advanced: 'one',
};

export function LevelBadge({ level }: { readonly level: Level }) {
  return (
    <Badge tone={tones[level]} className="font-semibold tracking-wide whitespace-normal!">
      {level.toUpperCase()}
    </Badge>
  );
}

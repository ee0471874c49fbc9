import type { GuidedPath } from '@qubloom/contract';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Ripples } from '../../ui/brand/ripples.tsx';

export interface PathPictureProps {
  readonly path: Pick<GuidedPath, 'title' | 'iconUrl'>;
  readonly className?: string;
}

/** The path's picture, or ripples if it has none. Decoration, because the title is beside it. */
export function PathPicture({ path: { title, iconUrl }, className }: PathPictureProps) {
  const [isMissing, setMissing] = useState(false);
  const style = clsx('block shrink-0 rounded-control bg-deep object-cover', className);
  if (iconUrl === null || isMissing) return <Ripples seed={title} className={style} />;
  return <img src={iconUrl} alt="" onError={() => setMissing(true)} className={style} />;
}

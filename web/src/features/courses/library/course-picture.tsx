import { clsx } from 'clsx';
import { useState } from 'react';
import { Ripples } from '../../../ui/brand/ripples.tsx';

export interface CoursePictureProps {
  readonly imageUrl: string;
  readonly title: string;
  readonly className?: string;
}

/** The course's picture, or ripples if it has none. Decoration, because the title is beside it. */
export function CoursePicture({ imageUrl, title, className }: CoursePictureProps) {
  const [isMissing, setMissing] = useState(imageUrl === '');
  const style = clsx('block size-full object-cover', className);
  if (isMissing) return <Ripples seed={title} className={style} />;
  return (
    <img
      src={imageUrl}
      alt=""
      width={320}
      height={180}
      loading="lazy"
      decoding="async"
      onError={() => setMissing(true)}
      className={style}
    />
  );
}

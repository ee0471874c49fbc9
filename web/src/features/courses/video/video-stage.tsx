import type { ReactNode } from 'react';

interface VideoStageProps {
  readonly role?: 'alert';
  readonly children: ReactNode;
}

/** The dark area that a video has, or what stands there without one. */
export function VideoStage({ role, children }: VideoStageProps) {
  return (
    <div
      role={role}
      className="relative grid aspect-video w-full place-items-center overflow-hidden rounded-card bg-deep text-deep-ink"
    >
      {children}
    </div>
  );
}

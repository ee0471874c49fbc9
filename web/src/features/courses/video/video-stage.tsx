import type { ReactNode } from 'react';

interface VideoStageProps {
  readonly role?: 'alert';
  readonly children: ReactNode;
}

/** The dark area of a video, or of the notice that replaces it. */
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

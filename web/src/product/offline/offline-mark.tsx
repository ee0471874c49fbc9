import { clsx } from 'clsx';
import { CloudOff, HardDriveDownload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { keptPaths } from '../../lib/offline/kept-answers.ts';
import { useOutgoingState } from '../outgoing/outgoing.ts';

export interface OfflineMarkProps {
  /** Of the call that brings what is marked. */
  readonly path: string;
  readonly className?: string;
}

/** While the site is away: whether this can be opened all the same. Nothing while it is there. */
export function OfflineMark({ path, className }: OfflineMarkProps) {
  const isKept = useIsKept(path);
  if (isKept === undefined) return null;
  const Icon = isKept ? HardDriveDownload : CloudOff;
  return (
    <span className={clsx('inline-flex items-center gap-1.5 text-sm text-ink-soft', className)}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {isKept ? 'Works offline' : 'Needs a connection'}
    </span>
  );
}

/** Undefined while the site is there, and until it is known. */
function useIsKept(path: string): boolean | undefined {
  const isAway = useOutgoingState().trouble !== null;
  const [paths, setPaths] = useState<ReadonlySet<string>>();
  useEffect(() => {
    if (isAway) void keptPaths().then(setPaths);
  }, [isAway]);
  return isAway ? paths?.has(path) : undefined;
}

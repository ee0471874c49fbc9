import { clsx } from 'clsx';
import { CloudOff, HardDriveDownload } from 'lucide-react';
import { useEffect, useState } from 'react';
import { keptPaths } from './kept-answers.ts';
import { useOutgoingState } from '../outgoing/use-outgoing.ts';

export interface OfflineMarkProps {
  /** Path of the call that loads the marked content. */
  readonly path: string;
  readonly className?: string;
}

/** While the site cannot be reached: whether this can be opened anyway. Renders nothing otherwise. */
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

/** Returns undefined while the site can be reached, and until the answer is known. */
function useIsKept(path: string): boolean | undefined {
  const isAway = useOutgoingState().trouble !== null;
  const [paths, setPaths] = useState<ReadonlySet<string>>();
  useEffect(() => {
    if (isAway) void keptPaths().then(setPaths);
  }, [isAway]);
  return isAway ? paths?.has(path) : undefined;
}

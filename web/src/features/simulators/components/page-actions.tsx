import { clsx } from 'clsx';
import { CircleQuestionMark, Maximize, Minimize, RotateCcw, Share2 } from 'lucide-react';
import { type ReactNode, type Ref, useState } from 'react';
import { Button, buttonClass } from '../../../ui/controls/button.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { HowTo } from './how-to.tsx';

export interface PageActionsProps {
  readonly onShare: () => void;
  readonly onReset: () => void;
  readonly onFullscreen: () => void;
  readonly fullscreenButton: Ref<HTMLButtonElement>;
}

export function WideActions({
  onShare,
  onReset,
  onFullscreen,
  fullscreenButton,
}: PageActionsProps) {
  return (
    <div role="group" aria-label="Simulator" className="flex flex-wrap gap-2">
      <Button variant="secondary" onClick={onShare}>
        <Share2 aria-hidden="true" />
        Share Page
      </Button>
      <Button variant="secondary" onClick={onReset}>
        <RotateCcw aria-hidden="true" />
        Reset
      </Button>
      <Button ref={fullscreenButton} variant="secondary" onClick={onFullscreen}>
        <Maximize aria-hidden="true" />
        Fullscreen
      </Button>
    </div>
  );
}

const smallClass = clsx(
  'flex min-h-14 flex-col items-center justify-center gap-1 rounded-control px-1 border border-line',
  'bg-surface text-xs font-medium text-ink [&_svg]:size-5 [&_svg]:text-action-ink',
);

interface SmallActionsProps extends PageActionsProps {
  /** The simulator whose help is shown. */
  readonly name: string;
}

export function SmallActions(props: SmallActionsProps) {
  const { name, onShare, onReset, onFullscreen, fullscreenButton } = props;
  const [isHelping, setHelping] = useState(false);
  return (
    <div
      role="group"
      aria-label="Simulator"
      className="grid grid-cols-[repeat(auto-fit,minmax(4.75rem,1fr))] gap-2"
    >
      <Dialog
        title="Help"
        isOpen={isHelping}
        onOpenChange={setHelping}
        trigger={
          <button type="button" className={smallClass}>
            <CircleQuestionMark aria-hidden="true" />
            Help
          </button>
        }
      >
        <HowTo name={name} />
      </Dialog>
      <SmallAction label="Share Page" onPress={onShare}>
        <Share2 aria-hidden="true" />
      </SmallAction>
      <SmallAction label="Reset" onPress={onReset}>
        <RotateCcw aria-hidden="true" />
      </SmallAction>
      <SmallAction label="Fullscreen" onPress={onFullscreen} button={fullscreenButton}>
        <Maximize aria-hidden="true" />
      </SmallAction>
    </div>
  );
}

interface SmallActionProps {
  readonly label: string;
  readonly onPress: () => void;
  readonly button?: Ref<HTMLButtonElement>;
  readonly children: ReactNode;
}

function SmallAction({ label, onPress, button, children }: SmallActionProps) {
  return (
    <button ref={button} type="button" className={smallClass} onClick={onPress}>
      {children}
      {label}
    </button>
  );
}

/** The bar above a simulator that fills the window. */
export function FullscreenBar({
  title,
  onReset,
  onLeave,
  leaveButton,
}: {
  readonly title: string;
  readonly onReset: () => void;
  readonly onLeave: () => void;
  readonly leaveButton: Ref<HTMLButtonElement>;
}) {
  return (
    <div className="sticky top-(--stuck) z-10 flex flex-wrap items-center gap-2 border-b border-line bg-surface py-1.5 pr-2 pl-4">
      {/* The page's own heading lies underneath and is out of reach. */}
      <h1 className="min-w-0 truncate text-base max-sm:sr-only">{title}</h1>
      <Button variant="quiet" className="ml-auto" onClick={onReset}>
        <RotateCcw aria-hidden="true" />
        Reset
      </Button>
      <button
        ref={leaveButton}
        type="button"
        className={buttonClass({ variant: 'secondary' })}
        onClick={onLeave}
      >
        <Minimize aria-hidden="true" />
        Exit Fullscreen
      </button>
    </div>
  );
}

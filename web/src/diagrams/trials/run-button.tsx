import { FastForward, Play, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';
import { Steady } from '../../ui/display/steady.tsx';

export interface RunButtonProps {
  /** A chart is growing. */
  readonly isGrowing: boolean;
  readonly isDisabled?: boolean;
  readonly variant?: 'primary' | 'secondary';
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Both buttons fit into one row on a phone. */
const narrow = 'max-sm:px-2.5 max-sm:[&_svg]:hidden';

/** Starts many tries. While their chart grows, it shows the end result at once. */
export function RunButton(props: RunButtonProps) {
  const { isGrowing, isDisabled = false, variant = 'primary', onPress, children } = props;
  return (
    <Button variant={variant} className={narrow} disabled={isDisabled} onClick={onPress}>
      {isGrowing ? <FastForward aria-hidden /> : <Play aria-hidden />}
      <Steady items={[children, 'Show it all']} shown={isGrowing ? 1 : 0} />
    </Button>
  );
}

/** A single try, which has to wait while many are being shown. */
export function OneTryButton(props: RunButtonProps) {
  const { isGrowing, isDisabled = false, variant = 'secondary', onPress, children } = props;
  return (
    <Button
      variant={variant}
      className={narrow}
      disabled={isDisabled}
      aria-disabled={isGrowing}
      onClick={isGrowing ? undefined : onPress}
    >
      <Plus aria-hidden />
      {children}
    </Button>
  );
}

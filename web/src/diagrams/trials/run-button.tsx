import { FastForward, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/button.tsx';

export interface RunButtonProps {
  readonly isGrowing: boolean;
  readonly isDisabled?: boolean;
  readonly variant?: 'primary' | 'secondary';
  readonly onPress: () => void;
  readonly children: ReactNode;
}

/** Starts many tries; while their chart grows, it shows the end of it at once. */
export function RunButton({
  isGrowing,
  isDisabled = false,
  variant,
  onPress,
  children,
}: RunButtonProps) {
  return (
    <Button {...(variant && { variant })} disabled={isDisabled} onClick={onPress}>
      {isGrowing ? <FastForward aria-hidden /> : <Play aria-hidden />}
      {isGrowing ? 'Show It All' : children}
    </Button>
  );
}

import { Component, type ReactNode } from 'react';
import { SimulatorFailure } from './simulator-failure.tsx';

interface SimulatorBoundaryProps {
  /** Before its children are tried anew. */
  readonly onRestart: () => void;
  readonly children: ReactNode;
}

/** A simulator of the page itself that does not come, or breaks, leaves the rest of the page alone. */
export class SimulatorBoundary extends Component<SimulatorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <SimulatorFailure
        onRestart={() => {
          this.props.onRestart();
          this.setState({ hasFailed: false });
        }}
      />
    );
  }
}

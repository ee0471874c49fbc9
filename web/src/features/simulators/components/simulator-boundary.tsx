import { Component, type ReactNode } from 'react';
import { isCodeMissing, reloadIfThere } from '../../../lib/code-loading/code-missing.ts';
import { SimulatorFailure } from './simulator-failure.tsx';

interface SimulatorBoundaryProps {
  readonly children: ReactNode;
}

interface Failed {
  readonly hasFailed: boolean;
  readonly failure?: unknown;
}

/** Keeps a simulator of the page itself that fails to load, or breaks, from affecting the rest of the page. */
export class SimulatorBoundary extends Component<SimulatorBoundaryProps, Failed> {
  override state: Failed = { hasFailed: false };

  static getDerivedStateFromError(failure: unknown): Failed {
    return { hasFailed: true, failure };
  }

  override render() {
    const { hasFailed, failure } = this.state;
    if (!hasFailed) return this.props.children;
    return (
      <SimulatorFailure
        onRetry={() => {
          if (isCodeMissing(failure)) void reloadIfThere();
          else this.setState({ hasFailed: false });
        }}
      />
    );
  }
}

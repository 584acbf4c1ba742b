import { Component, type ReactNode } from 'react';
import { reloadPage } from '../browser/reload-page.ts';
import { Button } from './button.tsx';

type Props = {
  readonly message: string;
  readonly reloadLabel: string;
  /** Another value shows the children again. */
  readonly resetKey?: unknown;
  readonly onError?: (error: unknown) => void;
  readonly children: ReactNode;
};

type State = { readonly failed: boolean; readonly resetKey: unknown };

export class ErrorBoundary extends Component<Props, State> {
  constructor(props: Props) {
    super(props);
    this.state = { failed: false, resetKey: props.resetKey };
  }

  static getDerivedStateFromError(): Pick<State, 'failed'> {
    return { failed: true };
  }

  static getDerivedStateFromProps({ resetKey }: Props, state: State): State | null {
    return Object.is(resetKey, state.resetKey) ? null : { failed: false, resetKey };
  }

  override componentDidCatch(error: unknown): void {
    this.props.onError?.(error);
  }

  override render(): ReactNode {
    const { message, reloadLabel, children } = this.props;
    if (!this.state.failed) return children;
    return (
      <div className="notice" role="alert">
        <p>{message}</p>
        <Button variant="quiet" onClick={reloadPage}>
          {reloadLabel}
        </Button>
      </div>
    );
  }
}

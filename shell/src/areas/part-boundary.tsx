import { Component, type ReactNode } from 'react';

interface Props {
  /** Shown instead of the children once they have thrown; `again` renders them anew. */
  fallback: (again: () => void) => ReactNode;
  children: ReactNode;
}

/** Keeps an error of one part of the page inside that part. */
export class PartBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  again = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? this.props.fallback(this.again) : this.props.children;
  }
}

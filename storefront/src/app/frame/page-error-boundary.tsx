import { Component, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Late } from '../late.tsx';
import * as styles from './frame.css.ts';
import { useBasePath } from './frame-context.tsx';
import { messages } from './messages.ts';

const loadOverlay = async () => (await import('./render-error-overlay.tsx')).RenderErrorOverlay;

interface PageErrorBoundaryProps {
  /** Another value shows the children again: the shopper has moved on. */
  resetKey: string;
  /** Reports the error and gives its id. */
  onError(error: unknown): string;
  children: ReactNode;
}

interface PageErrorBoundaryState {
  failed: { id: string; key: string } | null;
}

/** Says in place of a page that failed to render what happened, and masks the frame with an overlay that says the same (FRM-40, ERR-01 to ERR-03). */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, PageErrorBoundaryState> {
  override state: PageErrorBoundaryState = { failed: null };

  static getDerivedStateFromProps({ resetKey }: PageErrorBoundaryProps, { failed }: PageErrorBoundaryState) {
    return failed && failed.key !== resetKey && failed.key !== '' ? { failed: null } : null;
  }

  static getDerivedStateFromError(): PageErrorBoundaryState {
    return { failed: { id: '', key: '' } };
  }

  override componentDidCatch(error: unknown) {
    this.setState({ failed: { id: this.props.onError(error), key: this.props.resetKey } });
  }

  override render() {
    const { failed } = this.state;
    return failed ? <ErrorPage id={failed.id} /> : this.props.children;
  }
}

function ErrorPage({ id }: { id: string }) {
  const intl = useIntl();
  return (
    <div className={styles.failedPage}>
      <h1>{intl.formatMessage(messages.errorHeading)}</h1>
      <p>{intl.formatMessage(messages.errorText)}</p>
      <a href={`${useBasePath()}/`}>{intl.formatMessage(messages.takeMeHome)}</a>
      <Late load={loadOverlay} wanted={id !== ''} props={{ id }} />
    </div>
  );
}

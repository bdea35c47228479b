import { ButtonLink } from '@witryna/ui/button';
import { MessagePage } from '@witryna/ui/message-page';
import { Component, type ReactNode } from 'react';
import { useIntl } from '../../i18n/index.ts';
import { messages } from './messages.ts';

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

/** Shows the error page in place of a page that failed to render; header and footer stay usable (ERR-01 to ERR-03). */
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
    <MessagePage
      title={intl.formatMessage(messages.errorHeading)}
      text={intl.formatMessage(messages.errorText)}
      actions={<ButtonLink href="/">{intl.formatMessage(messages.takeMeHome)}</ButtonLink>}
      note={id && intl.formatMessage(messages.errorId, { id })}
    />
  );
}

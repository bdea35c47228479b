import { ErrorOverlay } from '@witryna/ui/error-page';
import { AnchorLink, WitrynaProvider } from '@witryna/ui/provider';
import { useIntl } from 'react-intl';
import { useBasePath } from './frame-context.tsx';
import { messages } from './messages.ts';

export interface RenderErrorOverlayProps {
  /** Of the report. */
  id: string;
}

/** Masks the frame after a page has failed to render (FRM-40). Its link loads the shop anew: what runs now is broken. */
export function RenderErrorOverlay({ id }: RenderErrorOverlayProps) {
  const intl = useIntl();
  return (
    <WitrynaProvider linkComponent={AnchorLink}>
      <ErrorOverlay
        title={intl.formatMessage(messages.errorHeading)}
        text={intl.formatMessage(messages.errorText)}
        homeLabel={intl.formatMessage(messages.takeMeHome)}
        homeHref={`${useBasePath()}/`}
        note={intl.formatMessage(messages.errorId, { id })}
      />
    </WitrynaProvider>
  );
}

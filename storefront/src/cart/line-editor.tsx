import { LazyMount } from '../platform/hydration/lazy-mount.tsx';
import { useToast } from '../platform/layout/ui-store-context.tsx';
import { useIntl } from '../i18n/index.ts';
import type { CartView } from './use-cart-view.ts';

const loadEditLine = async () => (await import('./edit-line-dialog.tsx')).EditLineDialog;

/**
 * The dialog for the options of a line. Place it above the lines: what came of the change is said in it while its line
 * is gone.
 */
export function LineEditor({ view: { edited, focus } }: { view: CartView }) {
  const intl = useIntl();
  const toast = useToast();
  const { line, openedUid, open, end } = edited;
  if (!line) return null;
  const fail = () => {
    end();
    toast({ type: 'error', message: intl.formatMessage('cart.edit.failed') });
  };
  return (
    <LazyMount
      key={openedUid}
      load={loadEditLine}
      when={open}
      onError={fail}
      props={{ line, open, onClose: end, fallbackFocus: focus.fallback }}
    />
  );
}

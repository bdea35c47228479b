import { Button } from '@witryna/ui/button';
import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { useState } from 'react';
import { LazyMount } from '../../platform/hydration/lazy-mount.tsx';
import { useIntl } from '../../i18n/index.ts';
import type { PickupPickerProps } from './pickup-picker.tsx';
import * as styles from './pickup-picker.css.ts';
import { PickupPlaceholder } from './pickup-placeholder.tsx';

const loadPicker = async () => (await import('./pickup-picker.tsx')).PickupPicker;

/** Choice of a pickup point, whose code is loaded when it is needed. */
export function PickupSlot(props: PickupPickerProps) {
  const intl = useIntl();
  const [failed, setFailed] = useState(false);
  if (failed) {
    return (
      <Stack gap="x3" align="start" role="alert">
        <Text>{intl.formatMessage('pickup.failed')}</Text>
        <Button variant="secondary" onClick={() => setFailed(false)}>
          {intl.formatMessage('pickup.retry')}
        </Button>
      </Stack>
    );
  }
  return (
    <LazyMount
      load={loadPicker}
      when
      props={props}
      fallback={
        <Stack gap="x4" className={styles.reserved}>
          <Text role="status">{intl.formatMessage('pickup.loading')}</Text>
          <PickupPlaceholder />
        </Stack>
      }
      onError={() => setFailed(true)}
    />
  );
}

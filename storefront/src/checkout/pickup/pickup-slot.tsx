import { Button } from '@witryna/ui/button';
import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { useState } from 'react';
import { Late } from '../../app/index.ts';
import { useIntl } from '../../i18n/index.ts';
import { messages } from './messages.ts';
import type { PickupPickerProps } from './pickup-picker.tsx';
import * as styles from './pickup-picker.css.ts';

const loadPicker = async () => (await import('./pickup-picker.tsx')).PickupPicker;

/** Choice of a pickup point, whose code is loaded when it is needed. */
export function PickupSlot(props: PickupPickerProps) {
  const intl = useIntl();
  const [failed, setFailed] = useState(false);
  if (failed) {
    return (
      <Stack gap="x3" align="start" role="alert">
        <Text>{intl.formatMessage(messages.failed)}</Text>
        <Button variant="secondary" onClick={() => setFailed(false)}>
          {intl.formatMessage(messages.retry)}
        </Button>
      </Stack>
    );
  }
  return (
    <Late
      load={loadPicker}
      wanted
      props={props}
      fallback={
        <Text role="status" className={styles.reserved}>
          {intl.formatMessage(messages.loading)}
        </Text>
      }
      onFailure={() => setFailed(true)}
    />
  );
}

import { Alert } from '@witryna/ui/alert';
import { Stack } from '@witryna/ui/layout';
import { useEffect, useId, useRef, useSyncExternalStore } from 'react';
import { useIntl, useMessages } from '../i18n/index.ts';
import type { FormCaptcha } from './form-captcha.ts';
import { captchaMessages } from './messages.ts';

const texts = {
  unticked: 'captcha.unticked',
  closed: 'captcha.closed',
  unavailable: 'captcha.unavailable',
} as const;

/** As high as the service's box, so that nothing moves when it loads: 78 px, or 144 px where less than 304 px are free. */
const boxStyle = { minHeight: 'clamp(78px, (304px - 100cqi) * 1000, 144px)' };

/** Place of reCAPTCHA v2 in a form, above its submit button, with what went wrong. Nothing in forms without v2. */
export function CaptchaField({ captcha }: { captcha: FormCaptcha }) {
  const { kind } = useSyncExternalStore(captcha.subscribe, captcha.getState, captcha.getState);
  return kind === 'checkbox' || kind === 'invisible' ? <Widget captcha={captcha} isBox={kind === 'checkbox'} /> : null;
}

function Widget({ captcha, isBox }: { captcha: FormCaptcha; isBox: boolean }) {
  const intl = useIntl();
  const areTextsReady = useMessages(captchaMessages);
  const { problem, failures } = useSyncExternalStore(captcha.subscribe, captcha.getState, captcha.getState);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const message = areTextsReady && problem ? intl.formatMessage(texts[problem]) : null;
  useEffect(() => {
    captcha.attach(container.current);
    return () => captcha.attach(null);
  }, [captcha]);
  useEffect(() => {
    if (failures > 0 && areTextsReady) root.current?.focus();
  }, [failures, areTextsReady]);
  return (
    <Stack
      gap="x2"
      ref={root}
      role="group"
      tabIndex={-1}
      aria-label={areTextsReady ? intl.formatMessage('captcha.label') : undefined}
      aria-describedby={message ? id : undefined}
      style={{ containerType: 'inline-size' }}
    >
      {message && (
        <Alert id={id} tone="error">
          {message}
        </Alert>
      )}
      <div ref={container} style={isBox ? boxStyle : undefined} />
    </Stack>
  );
}

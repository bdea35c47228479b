import { Columns, Stack } from '@witryna/ui/layout';
import { Skeleton } from '@witryna/ui/skeleton';
import { Heading, Text } from '@witryna/ui/text';
import { useIntl } from '../i18n/index.ts';
import { scripted } from '../platform/hydration/visibility.css.ts';
import * as styles from './checkout-page.css.ts';
import { checkoutSteps } from './checkout-state.ts';
import { StepSection } from './step-section.tsx';

/**
 * The steps and the summary before anything of the shopper's is known: what the server sends, and what stands while
 * data is on its way.
 */
export function CheckoutLoading() {
  const intl = useIntl();
  return (
    <Columns template="mainAside" gap="x10">
      <Stack as="ol" role="list" gap="x4">
        {checkoutSteps.map((step, index) => (
          <li key={step}>
            <StepSection number={index + 1} step={step} state={index === 0 ? 'current' : 'upcoming'}>
              {index === 0 && (
                <>
                  <noscript>
                    <Text>{intl.formatMessage('checkout.withoutScripts')}</Text>
                  </noscript>
                  <Stack className={scripted}>
                    <Text role="status">{intl.formatMessage('checkout.loading')}</Text>
                    <Skeleton variant="button" />
                    <Skeleton variant="button" />
                    <Skeleton variant="button" />
                  </Stack>
                </>
              )}
            </StepSection>
          </li>
        ))}
      </Stack>
      <section className={styles.summary}>
        <Heading level={2} size="h4">
          {intl.formatMessage('checkout.summary')}
        </Heading>
        <Skeleton />
        <Skeleton />
        <Skeleton width="60%" />
      </section>
    </Columns>
  );
}

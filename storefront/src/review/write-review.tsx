import { Button } from '@witryna/ui/button';
import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useQuery } from '../commerce/index.ts';
import { useIntl } from '../i18n/index.ts';
import { ReturnLink, useSession } from '../session/index.ts';
import { toRatingScales } from './rating-scale.ts';
import { ReviewForm } from './review-form.tsx';
import { ratingsMetadataQuery, reviewConfigQuery } from './review-operations.ts';

/** The button and the form of one's own review; what it needs to know is fetched when it is wanted. */
export function WriteReview({ sku }: { sku: string }) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const [state, setState] = useState<'closed' | 'open' | 'sent'>('closed');
  const thanks = useRef<HTMLParagraphElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  const isSignedIn = useSession().token !== undefined;
  const { data: config } = useQuery(reviewConfigQuery, {});
  const {
    data: scales,
    error,
    isValidating,
    revalidate,
  } = useQuery(ratingsMetadataQuery, state === 'open' ? {} : null);
  useEffect(() => {
    if (state === 'sent') thanks.current?.focus();
    if (state === 'closed' && wasOpen.current) opener.current?.focus();
    wasOpen.current = state === 'open';
  }, [state]);

  const settings = config?.storeConfig;
  if (!settings) return null;
  if (!isSignedIn && settings.allow_guests_to_write_product_reviews === '0') {
    return (
      <Text>
        <ReturnLink href="/sign-in" state={{ returnTo: pathname }}>
          {intl.formatMessage('review.signIn')}
        </ReturnLink>
      </Text>
    );
  }
  if (state === 'sent') {
    return (
      <Text ref={thanks} tabIndex={-1} weight="semibold">
        {intl.formatMessage('review.sent')}
      </Text>
    );
  }
  if (state === 'open' && scales) {
    return (
      <ReviewForm
        sku={sku}
        scales={toRatingScales(scales)}
        onSent={() => setState('sent')}
        onCancel={() => setState('closed')}
      />
    );
  }
  return (
    <Stack gap="x2" align="start">
      <Button
        ref={opener}
        variant="secondary"
        loading={state === 'open' && isValidating}
        aria-expanded={false}
        onClick={() => (state === 'open' ? void revalidate() : setState('open'))}
      >
        {intl.formatMessage('review.write')}
      </Button>
      {error !== undefined && !isValidating && <Text role="alert">{intl.formatMessage('review.formFailed')}</Text>}
    </Stack>
  );
}

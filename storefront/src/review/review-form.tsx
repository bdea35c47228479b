import { Button } from '@witryna/ui/button';
import { FormErrorBanner } from '@witryna/ui/form-error-banner';
import { Inline, Stack } from '@witryna/ui/layout';
import { RatingInput } from '@witryna/ui/rating-input';
import { Heading, Text } from '@witryna/ui/text';
import { TextArea } from '@witryna/ui/text-area';
import { TextField } from '@witryna/ui/text-field';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { CaptchaField, useCaptcha } from '../captcha/index.ts';
import { useMutate } from '../commerce/index.ts';
import { fieldMessage, getSendError, isRequired, type FormError, nameError, useSlowNotice } from '../forms/index.ts';
import { useIntl } from '../i18n/index.ts';
import { ratingsInput, type RatingScale } from './rating-scale.ts';
import { createReviewMutation } from './review-operations.ts';

interface ReviewFormProps {
  sku: string;
  /** Without any, the form asks for no stars. */
  scales: readonly RatingScale[];
  onSent(): void;
  onCancel(): void;
}

const texts = ['nickname', 'summary', 'text'] as const;
type TextName = (typeof texts)[number];

const labels = {
  rating: 'review.rating',
  nickname: 'review.nickname',
  summary: 'review.summary',
  text: 'review.text',
} as const;

/** Hands in a review. What was written stays until it has been taken. */
export function ReviewForm({ sku, scales, onSent, onCancel }: ReviewFormProps) {
  const intl = useIntl();
  const { mutate } = useMutate();
  const announceSlow = useSlowNotice();
  const { form: captchaForm, captcha, confirm } = useCaptcha('PRODUCT_REVIEW');
  const heading = useRef<HTMLHeadingElement>(null);
  const [stars, setStars] = useState(0);
  const [values, setValues] = useState({ nickname: '', summary: '', text: '' });
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [banner, setBanner] = useState<{ message: string; fieldId?: string }[]>([]);
  useEffect(() => heading.current?.focus(), []);

  const fields = scales.length > 0 ? (['rating', ...texts] as const) : texts;
  const getError = (name: TextName | 'rating'): FormError | undefined =>
    name === 'rating' ? isRequired(stars > 0 ? String(stars) : '') : isRequired(values[name]);
  const shownError = (name: TextName | 'rating') => fieldMessage(intl, attempt > 0 ? getError(name) : undefined);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setAttempt((count) => count + 1);
    const wrong = fields.flatMap((name) => {
      const error = fieldMessage(intl, getError(name));
      return error
        ? [{ fieldId: `review-${name}`, message: nameError(intl, intl.formatMessage(labels[name]), error) }]
        : [];
    });
    setBanner(wrong);
    if (wrong.length > 0) return;
    setBusy(true);
    try {
      if (!(await confirm())) {
        setBusy(false);
        return;
      }
      const input = {
        sku,
        nickname: values.nickname.trim(),
        summary: values.summary.trim(),
        text: values.text.trim(),
        ratings: ratingsInput(scales, stars),
      };
      await announceSlow(mutate(createReviewMutation, { input }));
      onSent();
    } catch (error) {
      setBanner([{ message: getSendError(intl, error, 'review.failed') }]);
      setBusy(false);
    }
  };

  const field = (name: TextName) => ({
    id: `review-${name}`,
    name,
    label: intl.formatMessage(labels[name]),
    value: values[name],
    error: shownError(name),
    onChange: (event: { currentTarget: { value: string } }) =>
      setValues({ ...values, [name]: event.currentTarget.value }),
  });

  return (
    <form
      method="post"
      onSubmit={(event) => void submit(event)}
      noValidate
      aria-labelledby="review-form"
      {...captchaForm}
    >
      <Stack gap="x4">
        <Heading level={3} size="h4" id="review-form" ref={heading} tabIndex={-1}>
          {intl.formatMessage('review.formTitle')}
        </Heading>
        <Text size="small" tone="secondary">
          {intl.formatMessage('review.rules')}
        </Text>
        <FormErrorBanner
          errors={banner}
          {...(banner.some(({ fieldId }) => fieldId) && { title: intl.formatMessage('review.correctFields') })}
          submitCount={attempt}
        />
        {scales.length > 0 && (
          <RatingInput
            id="review-rating"
            name="rating"
            label={intl.formatMessage('review.rating')}
            value={stars}
            onValueChange={setStars}
            error={shownError('rating')}
          />
        )}
        <TextField
          {...field('nickname')}
          hint={intl.formatMessage('review.nicknameHint')}
          autoComplete="nickname"
          maxLength={50}
        />
        <TextField {...field('summary')} autoComplete="off" maxLength={120} />
        <TextArea {...field('text')} rows={5} maxLength={3000} />
        <CaptchaField captcha={captcha} />
        <Inline gap="x3">
          <Button type="submit" loading={busy} loadingLabel={intl.formatMessage('review.submitting')}>
            {intl.formatMessage('review.submit')}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={onCancel}>
            {intl.formatMessage('review.cancel')}
          </Button>
        </Inline>
      </Stack>
    </form>
  );
}

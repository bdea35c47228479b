import { Stack } from '@witryna/ui/layout';
import { Heading } from '@witryna/ui/text';
import { Html } from '../content/index.ts';
import { useIntl } from '../i18n/index.ts';
import * as styles from './product-questions.css.ts';

/** Questions that shoppers ask about a product, with the answers. */
export function ProductQuestions({ html }: { /** Sanitized. */ html: string }) {
  const intl = useIntl();
  return (
    <Stack as="section" gap="x4" aria-labelledby="questions">
      <Heading level={2} id="questions">
        {intl.formatMessage('catalog.questions')}
      </Heading>
      <div className={styles.text}>
        <Html html={html} />
      </div>
    </Stack>
  );
}

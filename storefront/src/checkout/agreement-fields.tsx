import { Checkbox } from '@witryna/ui/checkbox';
import { Disclosure } from '@witryna/ui/disclosure';
import { Stack } from '@witryna/ui/layout';
import { Text } from '@witryna/ui/text';
import { Html } from '../content/index.ts';
import { useIntl } from '../i18n/index.ts';
import { SanitizedHtml } from '../trusted-types/index.ts';
import type { Agreement } from './agreements.ts';

interface AgreementFieldsProps {
  agreements: readonly Agreement[];
  /** Ids of the agreements whose box is ticked. */
  ticked: ReadonlySet<number>;
  /** Shows an error at each box that is not ticked. */
  invalid: boolean;
  onTickedChange(ticked: ReadonlySet<number>): void;
}

/** Returns the id of the box of an agreement, for the links of the error summary. */
export const getAgreementFieldId = (id: number): string => `agreement-${id}`;

/** The terms of the shop, each with its full text and, where the shopper has to agree, a box. */
export function AgreementFields({ agreements, ticked, invalid, onTickedChange }: AgreementFieldsProps) {
  const intl = useIntl();
  if (agreements.length === 0) return null;
  return (
    <Stack as="section" gap="x4" aria-label={intl.formatMessage('checkout.agreements')}>
      {agreements.map(({ id, name, declaration, content, isHtml, isManual }) => (
        <Stack key={id} gap="x1">
          {isManual ? (
            <Checkbox
              id={getAgreementFieldId(id)}
              name={getAgreementFieldId(id)}
              label={<SanitizedHtml as="span" html={declaration} />}
              required
              checked={ticked.has(id)}
              error={invalid && !ticked.has(id) ? intl.formatMessage('checkout.agreements.required') : undefined}
              onChange={(event) => {
                const others = [...ticked].filter((other) => other !== id);
                onTickedChange(new Set(event.currentTarget.checked ? [...others, id] : others));
              }}
            />
          ) : (
            <Html html={declaration} />
          )}
          <Disclosure title={name} headingLevel={3}>
            {isHtml ? <Html html={content} /> : <Text keepLineBreaks>{content}</Text>}
          </Disclosure>
        </Stack>
      ))}
    </Stack>
  );
}

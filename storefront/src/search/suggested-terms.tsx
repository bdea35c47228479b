import { Inline } from '@witryna/ui/layout';
import { Text, TextLink } from '@witryna/ui/text';
import { useIntl } from '../i18n/index.ts';
import { searchAddress } from './search-address.ts';

/** Search texts that the backend suggests instead; nothing without any. */
export function SuggestedTerms({ suggestions }: { suggestions: readonly string[] }) {
  const intl = useIntl();
  if (suggestions.length === 0) return null;
  return (
    <Inline gap="x3">
      <Text>{intl.formatMessage('search.didYouMean')}</Text>
      {suggestions.map((text) => (
        <TextLink key={text} href={searchAddress(text)} standalone>
          {text}
        </TextLink>
      ))}
    </Inline>
  );
}

import { Controls, Description, Primary, Stories, Subtitle, Title, useOf } from '@storybook/addon-docs/blocks';
import { PassportSheet } from '../../ui/docs/passport/passport-sheet.tsx';
import { passports } from './passports.ts';

/** What Storybook shows of a component by itself, and the passport between its props and its stories. */
export default function ComponentPage() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description of="meta" />
      <Primary />
      <Controls />
      <OwnPassport />
      <Stories />
    </>
  );
}

/** The passport of the folder in which the stories of the page stand; nothing for stories of no component of the library. */
function OwnPassport() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const { fileName } = preparedMeta.parameters;
  const name = typeof fileName === 'string' ? /(?:^|\/)ui\/src\/([\w-]+)\//.exec(fileName)?.[1] : undefined;
  const passport = passports.find((one) => one.name === name);
  // Without its class, Storybook's own styles for articles would apply.
  return passport ? <PassportSheet passport={passport} className="sb-unstyled" /> : null;
}

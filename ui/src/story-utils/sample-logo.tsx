import { Logo, type LogoProps } from '../header/index.ts';
import { sampleText } from './sample-text.ts';

/** Logo of the brand that is selected in the toolbar: the mark of the provider and its name. */
export function SampleLogo(props: Pick<LogoProps, 'inverse'>) {
  return document.documentElement.dataset['brand'] === 'zawilec' ? (
    <Logo {...props} href="#home" label={sampleText('zawilec, home page')}>
      zawilec
    </Logo>
  ) : (
    <Logo {...props} href="#home" label={sampleText('witryna, home page')}>
      witryna
    </Logo>
  );
}

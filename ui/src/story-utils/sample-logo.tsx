import { Logo } from '../header/index.ts';
import { sampleText } from './sample-text.ts';

/** Mark of the second brand: a wood anemone from above, six petals around its center. */
function AnemoneGlyph() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
      aria-hidden
      focusable="false"
    >
      {[0, 60, 120, 180, 240, 300].map((angle) => (
        <path key={angle} d="M12 9c-2.5-2-2.5-5 0-7 2.5 2 2.5 5 0 7z" transform={`rotate(${angle} 12 12)`} />
      ))}
      <circle cx="12" cy="12" r="1" fill="currentColor" />
    </svg>
  );
}

/** Logo of the brand that is selected in the toolbar. */
export function SampleLogo() {
  if (document.documentElement.dataset['brand'] !== 'zawilec')
    return (
      <Logo href="#home" label={sampleText('witryna, home page')}>
        witryna
      </Logo>
    );
  return (
    <Logo
      href="#home"
      label={sampleText('zawilec, home page')}
      image={
        <>
          <AnemoneGlyph />
          zawilec
        </>
      }
    >
      zawilec
    </Logo>
  );
}

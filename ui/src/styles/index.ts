import '@witryna/design-tokens/layers';
import '@witryna/design-tokens/theme';
import './reset.css.ts';
import './base.css.ts';

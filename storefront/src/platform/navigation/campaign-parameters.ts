/**
 * Names of parameters that campaigns add to links, as a part of a regular expression. Only the scripts of analytics read
 * them, in the browser; pages are the same without them. `deploy/varnish/default.vcl` removes the same.
 */
export const campaignParameters =
  '(?:utm_[a-z_]+|gclid|gbraid|wbraid|gad_source|gad_campaignid|srsltid|_gl|fbclid|msclkid|dclid|mc_cid|mc_eid)';

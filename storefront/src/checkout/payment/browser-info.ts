/** What a bank must know of the browser for 3-D Secure 2; see docs.adyen.com/api-explorer, `browserInfo`. */
export function browserInfo() {
  return {
    acceptHeader: '*/*',
    userAgent: navigator.userAgent,
    language: navigator.language,
    colorDepth: window.screen.colorDepth,
    screenHeight: window.screen.height,
    screenWidth: window.screen.width,
    timeZoneOffset: new Date().getTimezoneOffset(),
    javaEnabled: false,
    javaScriptEnabled: true,
  };
}

/** Text of an example, which its documentation page shows. */
declare module '*?raw' {
  const text: string;
  export default text;
}

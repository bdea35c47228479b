import ts from 'typescript';

/** @type {ts.TypeFormatFlags} */
const FORMAT =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType |
  ts.TypeFormatFlags.MultilineObjectLiterals;

/**
 * @param {ts.TypeChecker} checker
 * @param {string} name under which it is exported
 * @param {ts.Declaration} declaration
 * @returns {string} TypeScript without bodies and comments; a member with a default tells it behind
 */
export function describeDeclaration(checker, name, declaration) {
  if (ts.isInterfaceDeclaration(declaration)) return describeInterface(name, declaration);
  if (ts.isTypeAliasDeclaration(declaration)) {
    return `type ${name}${typeParameters(declaration)} = ${oneLine(declaration.type)};`;
  }
  if (ts.isFunctionDeclaration(declaration)) return describeFunction(checker, name, declaration);
  const symbol = checker.getSymbolAtLocation(/** @type {ts.NamedDeclaration} */ (declaration).name ?? declaration);
  const type = symbol ? checker.typeToString(checker.getTypeOfSymbol(symbol), declaration, FORMAT) : 'unknown';
  return `const ${name}: ${inLines(type.replace(/import\("[^"]*"\)\./g, ''))};`;
}

/**
 * @param {string} type as TypeScript prints it with one member a line, where each line break is lost and four spaces a
 * level remain
 */
function inLines(type) {
  const flat = collapsed(type);
  if (flat.length <= 120) return flat;
  return type.replace(/ {4,}/g, (spaces) => `\n${' '.repeat(spaces.length / 2)}`).replace(/;\}/g, ';\n}');
}

/**
 * @param {string} name
 * @param {ts.InterfaceDeclaration} declaration
 */
function describeInterface(name, declaration) {
  const bases = (declaration.heritageClauses ?? []).flatMap((clause) => clause.types.map(oneLine));
  const head = `interface ${name}${typeParameters(declaration)}${bases.length > 0 ? ` extends ${bases.join(', ')}` : ''}`;
  const members = declaration.members.map((member) => {
    const standard = getDefault(member);
    return `  ${oneLine(member).replace(/[;,]$/, '')};${standard ? ` // default ${standard}` : ''}`;
  });
  return members.length > 0 ? `${head} {\n${members.join('\n')}\n}` : `${head} {}`;
}

/**
 * @param {ts.TypeChecker} checker
 * @param {string} name
 * @param {ts.FunctionDeclaration} declaration
 */
function describeFunction(checker, name, declaration) {
  const parameters = declaration.parameters.map((parameter) => {
    const isNamed = ts.isIdentifier(parameter.name);
    const label = isNamed ? parameter.name.getText() : 'props';
    const optional = parameter.questionToken || parameter.initializer ? '?' : '';
    const type = parameter.type
      ? oneLine(parameter.type)
      : collapsed(checker.typeToString(checker.getTypeAtLocation(parameter), declaration, FORMAT));
    return `${parameter.dotDotDotToken ? '...' : ''}${label}${optional}: ${type}`;
  });
  const signature = checker.getSignatureFromDeclaration(declaration);
  const result = declaration.type
    ? oneLine(declaration.type)
    : signature
      ? collapsed(checker.typeToString(checker.getReturnTypeOfSignature(signature), declaration, FORMAT))
      : 'unknown';
  return `function ${name}${typeParameters(declaration)}(${parameters.join(', ')}): ${result.replace(/import\("[^"]*"\)\./g, '')};`;
}

/** @param {ts.InterfaceDeclaration | ts.TypeAliasDeclaration | ts.FunctionDeclaration} declaration */
function typeParameters({ typeParameters: parameters }) {
  return parameters ? `<${parameters.map(oneLine).join(', ')}>` : '';
}

/**
 * The default that a member's description names, as in `Default false.` or "Default: the maximum width.".
 *
 * @param {ts.Node} member
 */
function getDefault(member) {
  const comment = ts.getJSDocCommentsAndTags(member).find(ts.isJSDoc)?.comment;
  const text = ts.getTextOfJSDocComment(comment) ?? '';
  return /\bDefault:?\s(.+?)(?:\.(?:\s|$)|;|: |$)/s.exec(text)?.[1]?.replace(/\s+/g, ' ');
}

/** @param {string} type as TypeScript prints it */
function collapsed(type) {
  return type.replace(/ +/g, ' ').replace(/;\}/g, '; }');
}

/** @param {ts.Node} node */
function oneLine(node) {
  return (
    node
      .getText()
      .replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
      .replace(/\s+/g, ' ')
      // What the formatter put on lines of its own.
      .replace(/([,<(:=]) \| /g, '$1 ')
      .replace(/([<(]) /g, '$1')
      .replace(/,? ([>)])/g, '$1')
      .trim()
  );
}

// Conventions of this repository that oxlint has no rule for. Loaded by .oxlintrc.json.

/** At the top of a file a function is a declaration, a constant a value. A constant whose type is written may be an arrow. */
const topLevelFunctions = {
  meta: { type: 'suggestion', messages: { declare: 'Declare the function: function {{name}}(…) { … }' } },
  create(context) {
    const check = (node) => {
      const isFunction = ['ArrowFunctionExpression', 'FunctionExpression'].includes(node.init?.type)
      if (isFunction && !node.id.typeAnnotation)
        context.report({ node, messageId: 'declare', data: { name: node.id.name } })
    }
    return {
      'Program > VariableDeclaration > VariableDeclarator': check,
      'Program > ExportNamedDeclaration > VariableDeclaration > VariableDeclarator': check,
    }
  },
}

/** A component's props are a named interface above it, not a type written at the parameter. */
const namedProps = {
  meta: { type: 'suggestion', messages: { name: 'Name the props: interface {{name}}Props { … }' } },
  create: (context) => ({
    FunctionDeclaration(node) {
      const type = node.params[0]?.typeAnnotation?.typeAnnotation.type
      if (type === 'TSTypeLiteral' && /^[A-Z]/.test(node.id?.name ?? ''))
        context.report({ node, messageId: 'name', data: { name: node.id.name } })
    },
  }),
}

export default {
  meta: { name: 'endoll' },
  rules: { 'top-level-functions': topLevelFunctions, 'named-props': namedProps },
}

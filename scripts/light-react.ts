import { parseAst, type Plugin } from 'vite'

/**
 * What React can do and nobody here asks of it: refs to fragments, view transitions, lists of Suspense, hints of files to
 * come, and the state of a form's action. So many functions they are in each of its modules.
 */
const UNUSED = [
  {
    module: 'react-dom-client.production.js',
    names:
      /ViewTransition|FragmentInstance(?!HostBoundary)|FragmentHandle|ActionState|actionState|SuspenseListComponent|AfterMutationEffects|scheduleHydration|TransitionIndicator|^(prefetchDNS|preconnect(As)?|preload(Module)?|preinit\w+)$/,
    count: 72,
  },
  {
    module: 'react-dom.production.js',
    names: /^(prefetchDNS|preconnect|pre(load|init)(Module)?|useForm\w+)$/,
    count: 8,
  },
]

/**
 * React without what we do not use. It is not made of modules that could be left out: these functions lose what they do, and the
 * minifier then drops what only they needed. Another React with more or fewer of them fails the build, to be looked at again.
 */
export function lightReact(): Plugin {
  return {
    name: 'saath:light-react',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform: {
      filter: { id: /react-dom[\\/]cjs[\\/]/ },
      handler(code, id) {
        const unused = UNUSED.find(({ module }) => id.endsWith(module))
        if (!unused) return
        const bodies = parseAst(code).body.flatMap((statement) => {
          const named = nameAndBody(statement)
          return named && unused.names.test(named.name) ? [named.body] : []
        })
        if (bodies.length !== unused.count)
          throw new Error(
            `${unused.module} has ${bodies.length} functions that we do not use, not ${unused.count}.`,
          )
        return { code: withoutBodies(code, bodies), map: null }
      },
    },
  }
}

type Statement = ReturnType<typeof parseAst>['body'][number]

/** Of a function, or of one that is given to something: "exports.preload = function (…) { … }". */
function nameAndBody(statement: Statement) {
  if (statement.type === 'FunctionDeclaration')
    return statement.body && { name: statement.id?.name ?? '', body: statement.body }
  if (statement.type !== 'ExpressionStatement') return undefined
  const { expression } = statement
  if (expression.type !== 'AssignmentExpression') return undefined
  const { left, right } = expression
  if (left.type !== 'MemberExpression' || right.type !== 'FunctionExpression' || !right.body)
    return undefined
  const { property, object } = left
  const owner =
    object.type === 'MemberExpression' && object.object.type === 'Identifier'
      ? object.object.name
      : ''
  return { name: owner + (property.type === 'Identifier' ? property.name : ''), body: right.body }
}

/** From the last to the first, so that the others stay where they are. */
const withoutBodies = (code: string, bodies: { start: number; end: number }[]) =>
  bodies
    .toReversed()
    .reduce((rest, { start, end }) => `${rest.slice(0, start)}{}${rest.slice(end)}`, code)

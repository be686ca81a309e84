/** Variables that name a repository. A git hook sets them to its own, which git would read, or even change, in place of the one of its folder. */
const ofHooks =
  /^GIT_(?:DIR|WORK_TREE|INDEX_FILE|COMMON_DIR|NAMESPACE|SHALLOW_FILE|QUARANTINE_PATH|(?:ALTERNATE_)?OBJECT_DIRECTOR(?:Y|IES))$/

/** The environment for a git command about the repository of the folder that it runs in. */
export function gitEnvironment(): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofHooks.test(name)))
}

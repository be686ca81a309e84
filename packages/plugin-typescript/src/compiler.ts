import { createRequire } from 'node:module'
import { dirname } from 'node:path/posix'
import { oncePer } from '@landing/markdown/authoring'
import { LandingError } from '@landing/schema'
import type ts from 'typescript'

export type Compiler = typeof ts

/** TypeScript 7 has no programming interface of this kind; its makers publish version 6 under the second name. */
const names = ['typescript', '@typescript/typescript6']

/** The compiler that is installed for a file, else the one beside this package. @throws LandingError `content/plugin` */
export function loadCompiler(file: string, places = [file, import.meta.url]): Compiler {
  let found = ''
  for (const name of names) {
    for (const from of places) {
      const compiler = load(name, from)
      if (compiler?.createProgram !== undefined) return compiler
      found ||= compiler?.version ?? ''
    }
  }
  const reason =
    found === ''
      ? 'the package "typescript" is not installed'
      : `TypeScript ${found} has no programming interface for it`
  throw new LandingError('content/plugin', `References of TypeScript cannot be made: ${reason}.`, {
    help: 'Run "npm install --save-dev typescript@5", or beside a newer version "npm install --save-dev @typescript/typescript6".',
  })
}

function load(name: string, from: string): Compiler | undefined {
  try {
    return createRequire(from)(name) as Compiler
  } catch {
    return undefined
  }
}

/** A program of some files. */
export function createProgram(ts: Compiler, files: readonly string[]): ts.Program {
  const options = compilerOptions(ts)
  const host = ts.createCompilerHost(options)
  const folder = host.getDefaultLibLocation?.() ?? ''
  const library = libraryOf(ts)
  const read = host.getSourceFile
  host.getSourceFile = (file, ...more) => {
    if (dirname(file) !== folder) return read(file, ...more)
    const source = library.get(file) ?? read(file, ...more)
    if (source !== undefined) library.set(file, source)
    return source
  }
  return ts.createProgram(files, options, host)
}

/** The types of the language, which never change: reading them takes most of the time of a small program. */
const libraryOf = oncePer((_: Compiler) => new Map<string, ts.SourceFile>())

/** A program and what is asked of it. */
export interface Reading {
  readonly ts: Compiler
  readonly program: ts.Program
  readonly checker: ts.TypeChecker
}

export function compilerOptions(ts: Compiler): ts.CompilerOptions {
  return {
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.Preserve,
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    // Types of the current folder are not those of the package.
    typeRoots: [],
    types: [],
  }
}

/** The named declaration that a member stands in. */
export function holderOf({ checker, ts }: Reading, { parent }: ts.Node): ts.Symbol | undefined {
  const name = parent && ts.getNameOfDeclaration(parent as ts.Declaration)
  return name && checker.getSymbolAtLocation(name)
}

/**
 * `vitest run shop.feature:15` with an outline's line means its rows. Vitest knows suites by their lines, but none without a
 * name, and one with a name would be in every title; so the rows' lines take the place of the outline's.
 */
import type { TestProject } from 'vitest/node';
import type { CaseFiles } from './CaseFiles.js';

export function takeOutlineLines(project: TestProject, files: CaseFiles): void {
  const create = project.createSpecification.bind(project);
  project.createSpecification = (moduleId, chosen, ...rest) => {
    const file = Array.isArray(chosen) ? files.fileOf(moduleId) : undefined;
    if (file === undefined || !Array.isArray(chosen)) return create(moduleId, chosen, ...rest);
    const lines = chosen.flatMap((line) => files.linesMeant(file, line));
    return create(moduleId, [...new Set(lines)], ...rest);
  };
}

import { describe, expect, it } from 'vitest';
import { attachmentBase, attachmentPath } from '../../../src/report/junit/writeSuites.js';

describe('The base of attachments', () => {
  it.each([
    ['the project in GitLab', { GITLAB_CI: 'true', CI_PROJECT_DIR: '/builds/shop' }, '/builds/shop'],
    ['the workspace in Jenkins', { JENKINS_URL: 'http://ci', WORKSPACE: '/ws/shop' }, '/ws/shop'],
    ['the folder of the XML in Azure', { TF_BUILD: 'True', WORKSPACE: '/other' }, '/builds/shop/out'],
    ['the folder of the XML elsewhere', {}, '/builds/shop/out'],
    ['the folder of the XML where the folder is not told', { GITLAB_CI: 'true' }, '/builds/shop/out'],
  ])('is %s', (_, env, expected) => {
    expect(attachmentBase(env, '/builds/shop/out')).toBe(expected);
  });

  it('is what the user says', () => {
    expect(attachmentBase({ GITLAB_CI: 'true', CI_PROJECT_DIR: '/a' }, '/b', '/c')).toBe('/c');
  });

  it('leads to a file by a POSIX path', () => {
    expect(attachmentPath('/builds/shop', '/builds/shop/out/data/1.png')).toBe('out/data/1.png');
    expect(attachmentPath('/builds/shop/xml', '/builds/shop/out/1.png')).toBe('../out/1.png');
  });

  it('leads to no file whose path would end the mark', () => {
    for (const folder of ['a[1]', 'a]', 'a|b', 'a\nb'])
      expect(attachmentPath('/b', `/b/${folder}/1.png`)).toBeUndefined();
  });
});

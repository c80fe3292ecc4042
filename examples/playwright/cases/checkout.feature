@checkout
Feature: Checking out
  An order needs to know who it is for and where it goes.

  Background:
    Given I open "/products/field-guide-to-clouds"
    And I press "Add to cart"
    And I click the "Check out" link
    Then I should be on "/checkout"

  @smoke
  Scenario: An order by express
    When I fill in the form:
      | Full name | Ada Lovelace         |
      | Email     | ada@example.com      |
      | Address   | 12 St James's Square |
      | Postcode  | SW1Y 4JH             |
    And I choose the "Express" radio button
    And I check "I accept the terms"
    And I press "Place order"
    Then I should see "Thank you, Ada Lovelace!"
    And I should see "Your order number is Q-1004."
    And the "Express delivery" row should show "€9.90"
    And the "Total" row should show "€31.90"

  Scenario Outline: <field> is needed
    When I fill in the following:
      | Full name | Ada Lovelace         |
      | Email     | ada@example.com      |
      | Address   | 12 St James's Square |
      | Postcode  | SW1Y 4JH             |
    And I choose the "Standard" radio button
    And I check "I accept the terms"
    And I clear the "<field>" field
    And I press "Place order"
    Then I should see "<message>"
    And I should not see "Thank you"

    Examples:
      | field     | message                          |
      | Full name | Please enter your name.          |
      | Email     | Please enter your email address. |
      | Address   | Please enter your address.       |
      | Postcode  | Please enter your postcode.      |

  Scenario: What was typed is kept
    When I fill in "Full name" with "Grace Hopper"
    And I press "Place order"
    Then I should see "Please choose a delivery."
    And I should see "Please accept the terms."
    And the "Full name" field should contain "Grace Hopper"
    And the "Email" field should be empty
